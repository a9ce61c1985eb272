import { describeResource, resourceNames } from "@kdl/schemas/content/resources";
import { setting } from "@kdl/schemas/content/tolerant-values";
import type { Replies } from "./read-all.ts";
import { rawItems } from "./wire-lists.ts";

/** Paths of all images that the replies name; absolute addresses are left out. */
export function imagePaths(replies: Replies): string[] {
  const paths = resourceNames.flatMap((resource) => {
    const { item, images = {} } = describeResource(resource);
    const items = rawItems(resource, replies.get(resource)?.body);
    // Settings have the file's name as their value.
    const fileOf = (field: string) => (fields: Record<string, unknown>) =>
      item === setting ? fields["slug"] === field && fields["value"] : fields[field];
    return Object.entries(images).flatMap(([field, location]) =>
      items
        .map(fileOf(field))
        .filter((file) => typeof file === "string" && file !== "" && !/^https?:/.test(file))
        .map((file) => `/images/${location}/${encodeURIComponent(file as string)}`),
    );
  });
  return [...new Set(paths)];
}
