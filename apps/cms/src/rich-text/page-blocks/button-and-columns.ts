import type { Block, RichTextField } from "payload";
import { validateLink } from "../../fields/link.ts";

export interface ButtonFields {
  label: string;
  url: string;
}

/** A link that looks like a button. */
export const buttonBlock: Block = {
  slug: "button",
  interfaceName: "ButtonBlock",
  labels: { singular: "Button", plural: "Buttons" },
  fields: [
    { name: "label", type: "text", required: true, maxLength: 60 },
    {
      name: "url",
      type: "text",
      label: "Leads to",
      required: true,
      validate: validateLink,
      admin: {
        description: "A path of the site, such as /internship-registration, or an https address.",
      },
    },
  ],
};

export interface ColumnsFields {
  left?: unknown;
  right?: unknown;
}

/** Two texts in columns; stacked on small screens. */
export const columnsBlock = (editor: NonNullable<RichTextField["editor"]>): Block => ({
  slug: "columns",
  interfaceName: "ColumnsBlock",
  labels: { singular: "Two columns", plural: "Two columns" },
  fields: [
    { name: "left", type: "richText", editor },
    { name: "right", type: "richText", editor },
  ],
});
