import type { ImageLocation, Resource } from "@kdl/schemas/content/resources";
import type { Replies } from "./read-all.ts";
import { rawItems } from "./wire-lists.ts";

/** Field of each resource that names a file, and the folder in which the file lies. */
const fields: [Resource, string, ImageLocation][] = [
  ["services", "image", "services"],
  ["clubs", "image", "clubs"],
  ["events", "event_banner", "events"],
  ["mentors", "image", "team"],
  ["testimonials", "image", "testimonials"],
  ["slider", "image", "slider"],
  ["cms", "banner_image", "inner-pages"],
];

/** Settings whose value names a file. */
const settings: [Resource, string, ImageLocation][] = [
  ["themesettings", "logo", "logos"],
  ["footer", "footer-logo", "logos"],
  ["homepageblocks", "welcome-block-image", "site"],
  ["homepageblocks", "why-how-image", "site"],
];

/** Paths of all images that the replies name; absolute addresses are left out. */
export function imagePaths(replies: Replies): string[] {
  const items = (resource: Resource) => rawItems(resource, replies.get(resource)?.body);
  const named = [
    ...fields.flatMap(([resource, field, location]) =>
      items(resource).map((item) => [location, item[field]] as const),
    ),
    ...settings.flatMap(([resource, slug, location]) =>
      items(resource)
        .filter((item) => item["slug"] === slug)
        .map((item) => [location, item["value"]] as const),
    ),
  ];
  const paths = named.flatMap(([location, file]) =>
    typeof file !== "string" || file === "" || /^https?:/.test(file)
      ? []
      : [`/images/${location}/${encodeURIComponent(file)}`],
  );
  return [...new Set(paths)];
}
