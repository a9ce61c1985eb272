import type { PictureBlock } from "../../payload-types.ts";
import { pictureField } from "./block-fields.ts";
import { element, picture } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

const classes = { narrow: "rt-picture rt-narrow", text: "rt-picture", wide: "rt-picture rt-wide" };

export const pictureBlock: PageBlock = {
  block: pageBlock({
    slug: "picture",
    interfaceName: "PictureBlock",
    label: "Picture",
    namedBy: ["caption"],
    fields: [
      pictureField(true),
      {
        type: "row",
        fields: [
          {
            name: "caption",
            type: "text",
            maxLength: 200,
            admin: { width: "60%", description: "Below the picture. Optional." },
          },
          {
            name: "width",
            type: "select",
            required: true,
            defaultValue: "text",
            options: [
              { value: "narrow", label: "Narrow" },
              { value: "text", label: "As wide as the text" },
              { value: "wide", label: "Wide" },
            ],
            admin: { width: "40%", isClearable: false },
          },
        ],
      },
    ],
  }),
  async toHtml(fields: Unfinished<PictureBlock>, context) {
    const image = await picture(fields.picture, context);
    if (image === "") return "";
    const className = classes[fields.width ?? "text"] ?? classes.text;
    return `<figure class="${className}">${image}${element("figcaption", fields.caption)}</figure>`;
  },
};
