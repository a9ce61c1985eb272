import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import type { ImageSource } from "@kdl/schemas/content/images";
import { header } from "@kdl/schemas/messages";
import { navigationTree } from "@kdl/schemas/content/pages";
import type { Section } from "@kdl/schemas/content/section";
import { siteShell } from "@kdl/schemas/content/site";
import type { TemplateSettings, ThemeSettings } from "../../content/content.ts";
import { sectionOf } from "../../trpc/section.ts";
import { publicProcedure, router } from "../../trpc/init.ts";

/** The site goes on under its plain name and looks when its settings can't be loaded. */
const FALLBACK: TemplateSettings = {
  siteName: DEFAULT_SITE_NAME,
  theme: "light",
  themeVariables: {},
  memberAreaUrl: "",
};

function logoOf(theme: Section<ThemeSettings>): Section<ImageSource> {
  return theme.ok
    ? { ok: true, value: theme.value.logo }
    : { ok: false, message: header.logoFailed };
}

export const siteRouter = router({
  shell: publicProcedure.output(siteShell).query(async ({ ctx: { content, timeZone } }) => {
    const [settings, theme, navigation, services, social, contact, footer] = await Promise.all([
      sectionOf(content.get("templatesettings")),
      sectionOf(content.get("themesettings")),
      sectionOf(
        content.get("cms").then((pages) => navigationTree(pages)),
        header.dataFailed,
      ),
      sectionOf(content.get("services").then((list) => [...list])),
      sectionOf(content.get("social").then((links) => [...links])),
      sectionOf(content.get("contact")),
      sectionOf(content.get("footer")),
    ]);
    const looks = settings.ok ? settings.value : FALLBACK;
    const settingsFailures = [theme, settings].flatMap((part) => (part.ok ? [] : [part.message]));
    const parts = { logo: logoOf(theme), navigation, services, social, contact, footer };
    return { ...looks, ...parts, timeZone, settingsFailures };
  }),
});
