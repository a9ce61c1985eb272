import type { TextBlock } from "../../payload-types.ts";
import { textEditor } from "../text-editor.ts";
import { headingField } from "./block-fields.ts";
import { section } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

/** A text that stands out from those around it. */
export const textBlock: PageBlock = {
  block: pageBlock({
    slug: "text",
    interfaceName: "TextBlock",
    label: "Text in a box",
    namedBy: ["heading"],
    fields: [headingField, { name: "text", type: "richText", required: true, editor: textEditor }],
  }),
  toHtml: async ({ heading, text }: Unfinished<TextBlock>, { richText }) =>
    section("rt-box", heading, await richText(text)),
};
