/** The lists of each resource, read as the gateway reads them. */
import { describeResource, type Resource } from "@kdl/schemas/content/resources";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import { z } from "zod";

export interface WireList {
  schema: z.ZodType;
  items: readonly unknown[];
}

const groups = z.record(z.string(), z.array(z.unknown()));

/** Items of `resource`, read as the gateway reads them. Throws if the body has another shape. */
export function wireLists(resource: Resource, body: unknown, timeZone: string): WireList[] {
  const { list, isGrouped, item, more } = describeResource(resource);
  const schema = typeof item === "function" ? item(timeZone) : item;
  if (isGrouped) {
    const found = groups.parse((body as Record<string, unknown>)[list ?? ""] ?? {});
    return Object.values(found).map((items) => ({ schema, items }));
  }
  const main = { schema, items: unwrapList(body, list) };
  return more ? [main, { schema: more.item, items: unwrapList(body, more.list) }] : [main];
}

/** All items of a resource, as records, whichever list they are in. */
export function rawItems(resource: Resource, body: unknown): Record<string, unknown>[] {
  return wireLists(resource, body, "UTC")
    .flatMap(({ items }) => items)
    .filter((item) => typeof item === "object" && item !== null) as Record<string, unknown>[];
}
