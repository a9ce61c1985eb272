/** Data that every page shares: names, theme, header, footer. */
import { z } from "zod";
import { imageSource } from "./images.ts";
import { navigationNode } from "./pages.ts";
import { section } from "./section.ts";
import { contactDetails, footer, socialLink, theme } from "./settings.ts";

export const siteShell = z.object({
  siteName: z.string(),
  theme,
  /** CSS custom properties out of the template settings, names with their `--`. */
  themeVariables: z.record(z.string(), z.string()),
  /** Address of the member area's frame, or `""`. */
  memberAreaUrl: z.string(),
  /** IANA name of the zone in which events are shown. */
  timeZone: z.string(),
  logo: section(imageSource),
  navigation: section(z.array(navigationNode)),
  services: section(z.array(z.object({ slug: z.string(), title: z.string() }))),
  social: section(z.array(socialLink)),
  contact: section(contactDetails),
  footer: section(footer),
  /** Texts of the settings that could not be loaded: the site shows its standard look instead. */
  settingsFailures: z.array(z.string()),
});
export type SiteShell = z.infer<typeof siteShell>;
