/**
 * The upstream's reads: where each keeps its list, and what an item is.
 * Source: docs/upstream-contract.md, "Reads".
 */
import type { z } from "zod";
import { club, clubWire } from "./clubs.ts";
import { eventWire } from "./events.ts";
import { faqWire } from "./faqs.ts";
import { partner, partnerWire, slide, slideWire } from "./home.ts";
import { founderWire, mentorWire } from "./mentors.ts";
import { pageWire } from "./pages.ts";
import { redirectWire } from "./redirects.ts";
import { service, serviceWire } from "./services.ts";
import { homeTestimonialWire, testimonial, testimonialWire } from "./testimonials.ts";
import { setting } from "./tolerant-values.ts";

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

interface ResourceDescription {
  /** The field that holds the list. Without one, the body is the list. */
  list?: string;
  /** Whether `list` holds an object of lists. */
  isGrouped?: true;
  /** The schema of an item; for events, it depends on the zone of dates without an offset. */
  item: z.ZodType | ((timeZone: string) => z.ZodType);
  /** A second list, and the schema of its items. */
  more?: { list: string; item: z.ZodType };
  /** Fields that name a file, with its location; for settings, their slugs. */
  images?: Readonly<Record<string, ImageLocation>>;
  /**
   * The schema of items as pages get them, if they need no code of their own: `images` become sources, `html`
   * is sanitised. Both name the same fields in `item` and `entity`.
   */
  entity?: z.ZodType;
  html?: readonly string[];
  /** Whether `button_text` and `button_url` of an item become its `button`. */
  hasButton?: true;
  /** An upstream without this extension answers 404, and the list is empty. */
  isExtension?: true;
}

export const resources = {
  cms: { item: pageWire, images: { banner_image: "inner-pages" } },
  services: {
    item: serviceWire,
    entity: service,
    images: { image: "services" },
    html: ["shortDescription", "description"],
    hasButton: true,
  },
  slider: { item: slideWire, entity: slide, images: { image: "slider" } },
  clubs: {
    item: clubWire,
    entity: club,
    images: { image: "clubs" },
    html: ["shortDescription", "description"],
  },
  events: { list: "data", item: eventWire, images: { event_banner: "events" } },
  themesettings: { list: "themesetting", item: setting, images: { logo: "logos" } },
  templatesettings: { list: "templatesetting", item: setting },
  social: { list: "socialsetting", item: setting },
  contact: { list: "contactdetail", item: setting },
  footer: { list: "footer", item: setting, images: { "footer-logo": "logos" } },
  testimonials: {
    list: "testimonials_list",
    item: homeTestimonialWire,
    images: { image: "testimonials" },
  },
  testimonialspage: {
    list: "testimonials_page_list",
    item: testimonialWire,
    entity: testimonial,
    html: ["description"],
  },
  allfaq: { list: "faqinternship_list", item: faqWire, isGrouped: true },
  mentors: {
    list: "mentors_all",
    item: mentorWire,
    more: { list: "founders_all", item: founderWire },
    images: { image: "team" },
  },
  homepageblocks: {
    list: "homepageblock",
    item: setting,
    isGrouped: true,
    images: {
      "welcome-block-image": "site",
      "why-how-image": "site",
      "photograph-1-image": "site",
      "photograph-2-image": "site",
      "photograph-3-image": "site",
      "photograph-4-image": "site",
      "photograph-5-image": "site",
      "photograph-6-image": "site",
    },
  },
  partners: { item: partnerWire, entity: partner, images: { logo: "logos" }, isExtension: true },
  redirects: { item: redirectWire, isExtension: true },
} as const satisfies Record<string, ResourceDescription>;

/** A name of `GET /api/{resource}`. */
export type Resource = keyof typeof resources;

export const resourceNames = Object.keys(resources) as Resource[];

export const describeResource = (resource: Resource): ResourceDescription => resources[resource];

/** The resources whose items name files of a location. */
export const resourcesWithImages = (location: ImageLocation): Resource[] =>
  resourceNames.filter((name) =>
    Object.values(describeResource(name).images ?? {}).includes(location),
  );

/** Resources that an upstream may lack. Each has the name of its extension. */
export const extensionResources = resourceNames.filter(
  (name) => describeResource(name).isExtension,
);

/** The resources that are lists of entities. */
export type ListResource = {
  [R in Resource]: (typeof resources)[R] extends { entity: z.ZodType } ? R : never;
}[Resource];

/** An item of such a list, as pages get it. */
export type Entity<R extends ListResource> = z.output<(typeof resources)[R]["entity"]>;
