import { describeResource, type Resource } from "@kdl/schemas/content/resources";
import { z } from "zod";
import { imageName } from "./wire-values.ts";

type Document = Readonly<Record<string, unknown>>;

/**
 * Names a document's fields as the contract does: pictures by their file, rich text as its stored HTML.
 *
 * @param item what reads an item of this list; by default, the resource's
 */
export function toWire(resource: Resource, item = describeResource(resource).item) {
  const { images = {} } = describeResource(resource);
  const schema = item instanceof z.ZodPipe ? item.in : item;
  if (!(schema instanceof z.ZodObject)) throw new TypeError(`${resource} has no fields`);
  const fields = Object.keys(schema.shape);
  return (document: object) => {
    const stored = document as Document;
    return Object.fromEntries(
      fields.map((field) => {
        const name = field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
        const location = images[field];
        if (location) return [field, imageName(stored[name] as never, location)];
        return [field, stored[`${name}Html`] ?? stored[name] ?? ""];
      }),
    );
  };
}
