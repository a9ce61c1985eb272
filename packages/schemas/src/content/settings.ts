/** Settings resources: all are lists of `{slug, value}`, whose slugs are named here. */
import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";

/** Template settings with a meaning of their own; every other one becomes a theme variable. */
export const knownTemplateSettings = ["site-name", "dark-theme", "member-area-url"] as const;

/** `device` follows the visitor's device. */
export const theme = z.enum(["light", "dark", "device"]);
export type Theme = z.infer<typeof theme>;

/** `dark-theme` with value 1 is dark, anything else light; without a value, the device decides. */
export function themeOf(value: string | undefined): Theme {
  if (value === undefined || value === "") return "device";
  return value === "1" || value === "true" ? "dark" : "light";
}

/**
 * Turns a template setting into a CSS custom property.
 *
 * Only values that can't end a declaration or load anything pass: colours, lengths, numbers and plain
 * words. Other values are left out, since an editor's mistake must not break the page.
 *
 * @returns name (`--site-…`) and value, or `null`
 */
export function themeVariable(slug: string, value: string): [name: string, value: string] | null {
  if (!/^[a-z][a-z0-9-]{0,48}$/i.test(slug)) return null;
  const safe =
    /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ||
    /^(?:rgba?|hsla?|oklch|oklab|lab|lch)\([\d\s.,%/a-z-]{1,60}\)$/i.test(value) ||
    /^-?\d{1,5}(?:\.\d{1,4})?(?:px|rem|em|%|ms|s|vh|vw|ch|deg)?$/.test(value) ||
    /^[a-z][a-z0-9-]{0,30}$/i.test(value);
  return safe ? [`--site-${slug.toLowerCase()}`, value] : null;
}

export const socialNetworks = [
  "linkedin",
  "youtube",
  "facebook",
  "instagram",
  "tripadvisor",
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** Wire slug of each network; `linkedIn-url` is spelt so on the wire. */
export const socialSlugs: Record<SocialNetwork, string> = {
  linkedin: "linkedIn-url",
  youtube: "youtube-url",
  facebook: "facebook-url",
  instagram: "instagram-url",
  tripadvisor: "tripadvisor-url",
};

export const socialLink = z.object({ network: z.enum(socialNetworks), url: z.string() });
export type SocialLink = z.infer<typeof socialLink>;

/** Contact details; `""` if the upstream has none. `mapUrl` searches a map for the address. */
export const contactDetails = z.object({
  address: z.string(),
  mapUrl: z.string(),
  phone: z.string(),
  email: z.string(),
});
export type ContactDetails = z.infer<typeof contactDetails>;

/** `links` and `copyright` are sanitised HTML, `text` is plain. */
export const footer = z.object({
  text: z.string(),
  logo: imageSource,
  links: safeHtml,
  copyright: safeHtml,
});
export type Footer = z.infer<typeof footer>;
