import type { StepsBlock } from "../../payload-types.ts";
import { headingField, rowsField, TEXT_MAX, TITLE_MAX } from "./block-fields.ts";
import { element, joined, paragraphs, section, wrap } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const stepsBlock: PageBlock = {
  block: pageBlock({
    slug: "steps",
    interfaceName: "StepsBlock",
    label: "Steps",
    namedBy: ["heading"],
    counts: "steps",
    fields: [
      headingField,
      rowsField({
        name: "steps",
        singular: "Step",
        plural: "Steps",
        maxRows: 12,
        namedBy: "title",
        fields: [
          { name: "title", type: "text", required: true, maxLength: TITLE_MAX },
          { name: "text", type: "textarea", maxLength: TEXT_MAX },
        ],
      }),
    ],
  }),
  async toHtml({ heading, steps }: Unfinished<StepsBlock>) {
    const items = await joined(steps, ({ title, text }) =>
      wrap("li", element("h3", title) + paragraphs(text)),
    );
    return section("rt-steps", heading, wrap("ol", items));
  },
};
