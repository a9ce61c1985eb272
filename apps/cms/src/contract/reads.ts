/** `GET /api/{resource}`: the reply of each read. Source: docs/upstream-contract.md. */
import { describeResource, type Resource, resources } from "@kdl/schemas/content/resources";
import { clubToWire, eventToWire, faqGroups, pageToWire, serviceToWire } from "./content.ts";
import type { CollectionSlug } from "payload";
import type { Reader } from "./reader.ts";
import {
  contactToWire,
  footerToWire,
  homeBlocksToWire,
  slidesToWire,
  socialToWire,
  templateToWire,
  themeToWire,
} from "./site.ts";
import { toWire } from "./to-wire.ts";

type Read = (reader: Reader) => Promise<unknown>;

/** A collection whose fields are those of the resource, in camel case. */
const fieldsOf =
  (resource: Resource, collection: CollectionSlug): Read =>
  async (reader) =>
    (await reader.list(collection)).map(toWire(resource));

/** The list of each resource, without its wrapper. Others have a collection of the same name. */
const lists: Partial<Record<Resource, Read>> = {
  cms: async (reader) => (await reader.list("pages")).map(pageToWire),
  services: async (reader) => (await reader.list("services")).map(serviceToWire),
  clubs: async (reader) => (await reader.list("clubs")).map(clubToWire),
  events: async (reader) => {
    const [events, counts] = await Promise.all([
      reader.list("events", "startsAt"),
      reader.countSeats(),
    ]);
    const none = { taken: 0, waiting: 0 };
    return events.map((event) => eventToWire(event, counts.get(event.id) ?? none));
  },
  allfaq: async (reader) => faqGroups(await reader.list("faqs"), reader.drafts),
  testimonials: fieldsOf("testimonials", "home-testimonials"),
  testimonialspage: fieldsOf("testimonialspage", "testimonials"),
  redirects: async (reader) =>
    (await reader.list("redirects", "fromPath")).map(({ fromPath, toPath }) => ({
      from: fromPath,
      to: toPath,
    })),
  slider: async (reader) => slidesToWire(await reader.one("home")),
  homepageblocks: async (reader) => homeBlocksToWire(await reader.one("home")),
  themesettings: async (reader) => themeToWire(await reader.one("appearance")),
  templatesettings: async (reader) => templateToWire(await reader.one("appearance")),
  social: async (reader) => socialToWire(await reader.one("social")),
  contact: async (reader) => contactToWire(await reader.one("contact")),
  footer: async (reader) => footerToWire(await reader.one("footer")),
};

/** Answers a read of the contract. */
export async function read(resource: Resource, reader: Reader): Promise<unknown> {
  if (resource === "mentors") {
    const [mentors, founders] = await Promise.all([
      reader.list("mentors"),
      reader.list("founders"),
    ]);
    return {
      mentors_all: mentors.map(toWire("mentors")),
      founders_all: founders.map(toWire("mentors", resources.mentors.more.item)),
    };
  }
  const readList = lists[resource] ?? fieldsOf(resource, resource as CollectionSlug);
  const body = await readList(reader);
  const { list } = describeResource(resource);
  return list === undefined ? body : { [list]: body };
}

/** Whether `name` is a read of the contract. */
export function isResource(name: string): name is Resource {
  return Object.hasOwn(resources, name);
}
