import {
  describeResource,
  type Entity,
  type ListResource,
  resourceNames,
} from "@kdl/schemas/content/resources";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { z } from "zod";
import type { Intake } from "./intake.ts";
import { readButton } from "./read-button.ts";

type Reader<R extends ListResource> = (body: unknown, intake: Intake) => Entity<R>[];

/** Reads a list of entities by its description. */
function readerOf<R extends ListResource>(resource: R): Reader<R> {
  const { list, item: schema, images = {}, html = [], hasButton } = describeResource(resource);
  const wire = schema as z.ZodType<Record<string, string>>;
  return (body, intake) =>
    intake.items(wire, unwrapList(body, list)).map((item) => {
      const { button_text: text = "", button_url: url = "", ...fields } = item;
      const entity: Record<string, unknown> = { ...fields };
      if (hasButton) entity["button"] = readButton(text, url);
      for (const [name, location] of Object.entries(images)) {
        entity[name] = intake.image(location, fields[name] ?? null);
      }
      for (const name of html) entity[name] = intake.html(fields[name] ?? "");
      return entity as Entity<R>;
    });
}

export const listReaders = Object.fromEntries(
  resourceNames
    .filter((resource) => describeResource(resource).entity)
    .map((resource) => [resource, readerOf(resource as ListResource)]),
) as { [R in ListResource]: Reader<R> };
