import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import { resources } from "@kdl/schemas/content/resources";
import {
  type Footer,
  knownTemplateSettings,
  type SocialLink,
  socialNetworks,
  socialSlugs,
  themeOf,
  themeVariable,
} from "@kdl/schemas/content/settings";
import { isColourSetting, themeColours } from "@kdl/schemas/theme/theme-colours";
import { setting, settingsToRecord, unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { TemplateSettings, ThemeSettings } from "../../content/content.ts";
import type { Intake } from "../../content/intake.ts";
import { safeLink } from "../../content/safe-link.ts";
import { toPlainText } from "../../content/plain-text.ts";

export function readThemeSettings(body: unknown, intake: Intake): ThemeSettings {
  const values = readSettings(body, resources.themesettings.list, intake);
  return { logo: intake.image("logos", values["logo"] ?? null) };
}

export function readTemplateSettings(body: unknown, intake: Intake): TemplateSettings {
  const values = readSettings(body, resources.templatesettings.list, intake);
  const known: readonly string[] = knownTemplateSettings;
  const variables = Object.entries(values)
    .filter(([slug]) => !known.includes(slug))
    .map(([slug, value]) => themeVariable(slug, value))
    .filter((variable) => variable !== null);
  return {
    siteName: toPlainText(values["site-name"] ?? "") || DEFAULT_SITE_NAME,
    theme: themeOf(values["dark-theme"]),
    themeVariables: { ...Object.fromEntries(variables), ...themeColours(chosenColours(values)) },
    memberAreaUrl: safeLink(values["member-area-url"] ?? "", ["http:", "https:"])?.href ?? "",
  };
}

const chosenColours = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([slug, value]) => [slug.toLowerCase(), value] as const)
      .filter(([slug]) => isColourSetting(slug)),
  );

export function readSocialLinks(body: unknown, intake: Intake): SocialLink[] {
  const values = readSettings(body, resources.social.list, intake);
  return socialNetworks.flatMap((network) => {
    const link = safeLink(values[socialSlugs[network]] ?? "", ["http:", "https:"]);
    return link?.isExternal ? [{ network, url: link.href }] : [];
  });
}

export function readFooter(body: unknown, intake: Intake): Footer {
  const values = readSettings(body, resources.footer.list, intake);
  return {
    text: toPlainText(values["footer-text"] ?? ""),
    logo: intake.image("logos", values["footer-logo"] ?? null),
    links: intake.html(values["footer-links"] ?? ""),
    copyright: intake.html(values["copyright-text"] ?? ""),
  };
}

function readSettings(body: unknown, wrapper: string, intake: Intake): Record<string, string> {
  return settingsToRecord(intake.items(setting, unwrapList(body, wrapper)));
}
