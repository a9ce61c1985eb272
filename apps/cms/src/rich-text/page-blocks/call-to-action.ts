import { BUTTON_TEXT_MAX } from "@kdl/schemas/content/button";
import type { CallToActionBlock } from "../../payload-types.ts";
import { linkField, TITLE_MAX } from "./block-fields.ts";
import { button, paragraphs, section } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const callToActionBlock: PageBlock = {
  block: pageBlock({
    slug: "callToAction",
    interfaceName: "CallToActionBlock",
    label: "Call to action",
    namedBy: ["title"],
    fields: [
      { name: "title", type: "text", required: true, maxLength: TITLE_MAX },
      { name: "text", type: "textarea", maxLength: 300 },
      {
        type: "row",
        fields: [
          {
            name: "buttonText",
            type: "text",
            label: "Button",
            required: true,
            maxLength: BUTTON_TEXT_MAX,
            admin: { width: "50%", placeholder: "Apply for an internship" },
          },
          { ...linkField(true), admin: { ...linkField(true).admin, width: "50%" } },
        ],
      },
    ],
  }),
  toHtml: ({ title, text, buttonText, url }: Unfinished<CallToActionBlock>) =>
    section("rt-cta", title, paragraphs(text) + button(url, buttonText)),
};
