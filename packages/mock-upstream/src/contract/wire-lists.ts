/** Where each resource keeps its items, and which schema of `@kdl/schemas` reads one. */
import { clubWire } from "@kdl/schemas/content/clubs";
import { eventWire } from "@kdl/schemas/content/events";
import { faqWire } from "@kdl/schemas/content/faqs";
import { slideWire } from "@kdl/schemas/content/home";
import { founderWire, mentorWire } from "@kdl/schemas/content/mentors";
import { pageWire } from "@kdl/schemas/content/pages";
import { type Resource, resources } from "@kdl/schemas/content/resources";
import { serviceWire } from "@kdl/schemas/content/services";
import { homeTestimonialWire, testimonialWire } from "@kdl/schemas/content/testimonials";
import { setting, unwrapList } from "@kdl/schemas/content/tolerant-values";
import { z } from "zod";

export interface WireList {
  schema: z.ZodType;
  items: readonly unknown[];
}

const schemas = {
  cms: pageWire,
  services: serviceWire,
  slider: slideWire,
  clubs: clubWire,
  themesettings: setting,
  templatesettings: setting,
  social: setting,
  contact: setting,
  footer: setting,
  testimonials: homeTestimonialWire,
  testimonialspage: testimonialWire,
  mentors: mentorWire,
  allfaq: faqWire,
  homepageblocks: setting,
} satisfies Record<Exclude<Resource, "events">, z.ZodType>;

const groups = z.record(z.string(), z.array(z.unknown()));

/** Items of `resource`, read as the gateway reads them. Throws where the body has another shape. */
export function wireLists(resource: Resource, body: unknown, timeZone: string): WireList[] {
  const schema = resource === "events" ? eventWire(timeZone) : schemas[resource];
  const wrapper = resources[resource];
  if (resource === "allfaq" || resource === "homepageblocks") {
    const found = groups.parse((body as Record<string, unknown>)[wrapper ?? ""] ?? {});
    return Object.values(found).map((items) => ({ schema, items }));
  }
  const main = { schema, items: unwrapList(body, wrapper) };
  if (resource !== "mentors") return [main];
  return [main, { schema: founderWire, items: unwrapList(body, "founders_all") }];
}

/** All items of a resource, as records, whatever list they stand in. */
export function rawItems(resource: Resource, body: unknown): Record<string, unknown>[] {
  return wireLists(resource, body, "UTC")
    .flatMap(({ items }) => items)
    .filter((item) => typeof item === "object" && item !== null) as Record<string, unknown>[];
}
