import { randomUUID } from "node:crypto";
import type { Service } from "../payload-types.ts";

type RichText = NonNullable<Service["description"]>;
type Node = RichText["root"]["children"][number];

const common = { version: 1, direction: null, format: "" as const, indent: 0 };

/** A rich text of these nodes. */
export const richTextOf = (...children: Node[]): RichText => ({
  root: { ...common, type: "root", children },
});

/** A rich text of one paragraph. */
export const paragraph = (text: string): RichText =>
  richTextOf({ ...common, type: "paragraph", children: [{ type: "text", text, version: 1 }] });

/** A block in a rich text. */
export const blockNode = (blockType: string, fields: object): Node => ({
  type: "block",
  version: 2,
  format: "",
  fields: { id: randomUUID(), blockName: "", blockType, ...fields },
});

/** A rich text with a link to each address. */
export function linkedText(...addresses: string[]): RichText {
  const links = addresses.map((url) => ({
    ...common,
    type: "link",
    version: 3,
    fields: { url, linkType: "custom", newTab: false },
    children: [{ type: "text", text: url, version: 1 }],
  }));
  return richTextOf({ ...common, type: "paragraph", children: links });
}
