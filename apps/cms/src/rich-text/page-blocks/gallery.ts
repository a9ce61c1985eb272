import type { GalleryBlock } from "../../payload-types.ts";
import { headingField, pictureField, rowsField } from "./block-fields.ts";
import { element, joined, picture, section, wrap } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const galleryBlock: PageBlock = {
  block: pageBlock({
    slug: "gallery",
    interfaceName: "GalleryBlock",
    label: "Gallery",
    namedBy: ["heading"],
    counts: "pictures",
    fields: [
      headingField,
      rowsField({
        name: "pictures",
        singular: "Picture",
        plural: "Pictures",
        maxRows: 24,
        namedBy: "caption",
        fields: [
          pictureField(true),
          {
            name: "caption",
            type: "text",
            maxLength: 200,
            admin: { description: "Below the picture. Optional." },
          },
        ],
      }),
    ],
  }),
  async toHtml({ heading, pictures }: Unfinished<GalleryBlock>, context) {
    const items = await joined(pictures, async ({ picture: value, caption }) => {
      const image = await picture(value, context);
      return image && wrap("li", wrap("figure", image + element("figcaption", caption)));
    });
    return section("rt-gallery", heading, wrap("ul", items));
  },
};
