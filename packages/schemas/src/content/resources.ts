/**
 * The upstream's reads and where each keeps its list. No import here.
 * Source: docs/upstream-contract.md, "Reads".
 */
export const resources = {
  cms: undefined,
  services: undefined,
  slider: undefined,
  clubs: undefined,
  events: "data",
  themesettings: "themesetting",
  templatesettings: "templatesetting",
  social: "socialsetting",
  contact: "contactdetail",
  footer: "footer",
  testimonials: "testimonials_list",
  testimonialspage: "testimonials_page_list",
  /** An object of lists, not a list. */
  allfaq: "faqinternship_list",
  /** Two lists: `mentors_all` and `founders_all`. */
  mentors: "mentors_all",
  /** An object of lists, not a list. */
  homepageblocks: "homepageblock",
} as const satisfies Record<string, string | undefined>;

/** A name of `GET /api/{resource}`. */
export type Resource = keyof typeof resources;

export const resourceNames = Object.keys(resources) as Resource[];

/** The folders of `GET /images/{location}/{file}`. */
export const imageLocations = [
  "services",
  "clubs",
  "events",
  "team",
  "site",
  "testimonials",
  "slider",
  "inner-pages",
  "logos",
] as const;

export type ImageLocation = (typeof imageLocations)[number];
