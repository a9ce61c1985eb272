import type { FiguresBlock } from "../../payload-types.ts";
import { headingField, rowsField } from "./block-fields.ts";
import { element, joined, section, wrap } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const figuresBlock: PageBlock = {
  block: pageBlock({
    slug: "figures",
    interfaceName: "FiguresBlock",
    label: "Figures",
    namedBy: ["heading"],
    counts: "figures",
    fields: [
      headingField,
      rowsField({
        name: "figures",
        singular: "Figure",
        plural: "Figures",
        maxRows: 6,
        namedBy: "label",
        fields: [
          {
            type: "row",
            fields: [
              {
                name: "value",
                type: "text",
                label: "Figure",
                required: true,
                maxLength: 20,
                admin: { width: "30%", placeholder: "16" },
              },
              {
                name: "label",
                type: "text",
                label: "What it counts",
                required: true,
                maxLength: 60,
                admin: { width: "70%", placeholder: "weeks with a mentor" },
              },
            ],
          },
        ],
      }),
    ],
  }),
  async toHtml({ heading, figures }: Unfinished<FiguresBlock>) {
    const groups = await joined(figures, ({ label, value }) =>
      label && value ? wrap("div", element("dt", label) + element("dd", value)) : "",
    );
    return section("rt-figures", heading, wrap("dl", groups));
  },
};
