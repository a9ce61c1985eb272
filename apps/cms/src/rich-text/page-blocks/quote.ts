import type { QuoteBlock } from "../../payload-types.ts";
import { element, paragraphs, wrap } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const quoteBlock: PageBlock = {
  block: pageBlock({
    slug: "quote",
    interfaceName: "QuoteBlock",
    label: "Quote",
    namedBy: ["text"],
    fields: [
      {
        name: "text",
        type: "textarea",
        required: true,
        maxLength: 600,
        admin: { description: "Without quotation marks; the page adds them." },
      },
      {
        name: "attribution",
        type: "text",
        label: "Who said it",
        maxLength: 120,
        admin: { description: "Such as “Divya, intern in 2025”. Optional." },
      },
    ],
  }),
  toHtml({ text, attribution }: Unfinished<QuoteBlock>) {
    const words = wrap("blockquote", paragraphs(text));
    if (words === "") return "";
    return `<figure class="rt-quote">${words}${element("figcaption", attribution)}</figure>`;
  },
};
