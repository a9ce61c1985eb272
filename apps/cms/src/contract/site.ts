/** Globals as the contract's lists of `{slug, value}`; `null` while unpublished. */
import { socialNetworks, socialSlugs } from "@kdl/schemas/content/settings";
import type { Appearance, Contact, Footer, Home, Social } from "../payload-types.ts";
import { evidenceToWire } from "./home-evidence.ts";
import { imageName, settings } from "./wire-values.ts";

export const slidesToWire = (home: Home | null) =>
  (home?.slides ?? []).map(({ image, title }) => ({
    image: imageName(image, "slider"),
    title: title ?? "",
  }));

/** Groups without any text are left out, so that the site hides their sections. */
export function homeBlocksToWire(home: Home | null) {
  if (!home) return {};
  const { welcome, vision, mission, whyHow } = home;
  return {
    welcome: settings({
      "welcome-block-image": imageName(welcome?.image, "site"),
      "welcome-block-tagline": welcome?.tagline,
      "welcome-block-title": welcome?.title,
      "welcome-block-description": welcome?.descriptionHtml,
      "welcome-block-button-text": welcome?.buttonText,
      "welcome-block-button-url": welcome?.buttonUrl,
    }),
    "vision-mission": settings({
      "vision-title": vision?.title,
      "vision-description": vision?.descriptionHtml,
      "mission-title": mission?.title,
      "mission-description": mission?.descriptionHtml,
    }),
    "why-how": settings({
      "why-how-title": whyHow?.title,
      "why-how-description": whyHow?.descriptionHtml,
      "why-how-image": imageName(whyHow?.image, "site"),
      "why-how-button-url": whyHow?.buttonUrl,
    }),
    ...evidenceToWire(home),
  };
}

export const themeToWire = (appearance: Appearance | null) =>
  appearance ? settings({ logo: imageName(appearance.logo, "logos") }) : [];

export function templateToWire(appearance: Appearance | null) {
  if (!appearance) return [];
  return [
    ...settings({
      "site-name": appearance.siteName,
      "dark-theme": fixedTheme(appearance),
      "member-area-url": appearance.memberAreaUrl,
    }),
    ...(appearance.variables ?? []).map(({ slug, value }) => ({ slug, value })),
  ];
}

/** Empty where the site follows the visitor's device. */
function fixedTheme({ darkTheme, lightTheme }: Appearance): string {
  if (darkTheme) return "1";
  return lightTheme ? "0" : "";
}

export const socialToWire = (social: Social | null) =>
  social
    ? settings(
        Object.fromEntries(
          socialNetworks.map((network) => [socialSlugs[network], social[network]]),
        ),
      )
    : [];

export const contactToWire = (contact: Contact | null) =>
  contact
    ? settings({
        address: contact.address,
        "primary-phone-number": contact.phone,
        "primary-email": contact.email,
      })
    : [];

export const footerToWire = (footer: Footer | null) =>
  footer
    ? settings({
        "footer-text": footer.text,
        "footer-logo": imageName(footer.logo, "logos"),
        "footer-links": footer.linksHtml,
        "copyright-text": footer.copyrightHtml,
      })
    : [];
