/** What the gateway keeps of each resource: parsed, sanitised, ready for pages. */
import type { Event } from "@kdl/schemas/content/events";
import type { FaqGroups } from "@kdl/schemas/content/faqs";
import type { HomeContent } from "@kdl/schemas/content/home";
import type { ImageSource } from "@kdl/schemas/content/images";
import type { Team } from "@kdl/schemas/content/mentors";
import type { Page } from "@kdl/schemas/content/pages";
import type { Entity, ListResource, Resource } from "@kdl/schemas/content/resources";
import type { ContactDetails, Footer, SocialLink, Theme } from "@kdl/schemas/content/settings";
import type { HomeTestimonial } from "@kdl/schemas/content/testimonials";

export interface ThemeSettings {
  logo: ImageSource;
}

export interface TemplateSettings {
  siteName: string;
  theme: Theme;
  themeVariables: Record<string, string>;
  memberAreaUrl: string;
}

/** Where pages are now, by their former addresses. Both are paths of this site in their normal form. */
export type Redirects = Readonly<Record<string, string>>;

/** Lists are in the upstream's order. */
type Lists = { [R in ListResource]: readonly Entity<R>[] };

export interface Content extends Lists, Record<Exclude<Resource, ListResource>, unknown> {
  cms: readonly Page[];
  /** Unpublished ones included: what a visitor may see is a rule of the feature. */
  events: readonly Event[];
  themesettings: ThemeSettings;
  templatesettings: TemplateSettings;
  social: readonly SocialLink[];
  contact: ContactDetails;
  footer: Footer;
  testimonials: readonly HomeTestimonial[];
  allfaq: FaqGroups;
  mentors: Team;
  homepageblocks: HomeContent;
  redirects: Redirects;
}
