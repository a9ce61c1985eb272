import type { SerializedListItemNode, SerializedListNode } from "@payloadcms/richtext-lexical";
import type {
  HTMLConverterAsync,
  HTMLConvertersAsync,
} from "@payloadcms/richtext-lexical/html-async";

/** Lexical puts a nested list into an item of its own; HTML has it at the end of the previous item. */
const isInner = (node: SerializedListItemNode) => node.children.some(({ type }) => type === "list");

const list: HTMLConverterAsync<SerializedListNode> = async ({ node, nodesToHTML }) => {
  const items: string[] = [];
  for (const item of node.children as SerializedListItemNode[]) {
    const html = (await nodesToHTML({ nodes: item.children })).join("");
    if (isInner(item) && items.length > 0) items.push(`${items.pop()}${html}`);
    else items.push(html);
  }
  const tag = node.tag === "ol" ? "ol" : "ul";
  return `<${tag}>${items.map((html) => `<li>${html}</li>`).join("")}</${tag}>`;
};

/** Plain lists: Payload's own add classes, styles and numbers. */
export const listConverters: HTMLConvertersAsync = { list };
