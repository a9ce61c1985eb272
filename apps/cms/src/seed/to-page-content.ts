import type { Page } from "../payload-types.ts";
import { type Html, isImage, isRichText, type SeedBlock } from "./content/types.ts";
import type { FindImageId } from "./seed-images.ts";
import { stableId } from "./stable-id.ts";
import type { ToRichText } from "./to-rich-text.ts";

type Content = NonNullable<Page["content"]>;
type Node = Content["root"]["children"][number];

interface Converting {
  toRichText: ToRichText;
  imageId: FindImageId;
}

/** Converts texts and blocks, in their order, to one rich text. */
export async function toPageContent(
  parts: readonly (Html | SeedBlock)[],
  converting: Converting,
): Promise<Content> {
  const { root } = await converting.toRichText("");
  const children = await Promise.all(
    parts.map(async (part): Promise<Node[]> => {
      if (typeof part === "string") return (await converting.toRichText(part)).root.children;
      return [await toNode(part, converting)];
    }),
  );
  return { root: { ...root, children: children.flat() } };
}

async function toNode(block: SeedBlock, converting: Converting): Promise<Node> {
  const fields = (await toFields(block, converting)) as object;
  // The editor knows blocks by their ids.
  const id = stableId(JSON.stringify(block));
  return { type: "block", version: 2, format: "", fields: { id, blockName: "", ...fields } };
}

/** The fields of a block, with its pictures and texts as the CMS stores them. */
async function toFields(value: unknown, converting: Converting): Promise<unknown> {
  if (isImage(value)) return converting.imageId(value);
  if (isRichText(value)) return converting.toRichText(value.html);
  if (Array.isArray(value)) {
    return Promise.all(
      value.map(async (row, index) => ({
        id: stableId(`${index} ${JSON.stringify(row)}`),
        ...((await toFields(row, converting)) as object),
      })),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(async ([name, field]) => [
    name,
    await toFields(field, converting),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}
