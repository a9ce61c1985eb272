import type { CardsBlock } from "../../payload-types.ts";
import {
  headingField,
  linkField,
  pictureField,
  rowsField,
  TEXT_MAX,
  TITLE_MAX,
} from "./block-fields.ts";
import { joined, link, paragraphs, picture, section, wrap } from "./block-html.ts";
import { type PageBlock, pageBlock, type Unfinished } from "./page-block.ts";

export const cardsBlock: PageBlock = {
  block: pageBlock({
    slug: "cards",
    interfaceName: "CardsBlock",
    label: "Cards",
    namedBy: ["heading"],
    counts: "cards",
    fields: [
      headingField,
      rowsField({
        name: "cards",
        singular: "Card",
        plural: "Cards",
        maxRows: 12,
        namedBy: "title",
        fields: [
          { name: "title", type: "text", required: true, maxLength: TITLE_MAX },
          { name: "text", type: "textarea", maxLength: TEXT_MAX },
          linkField(false),
          pictureField(false),
        ],
      }),
    ],
  }),
  async toHtml({ heading, cards }: Unfinished<CardsBlock>, context) {
    const items = await joined(cards, async (card) => {
      const title = wrap("h3", link(card.url, card.title));
      return wrap("li", (await picture(card.picture, context)) + title + paragraphs(card.text));
    });
    return section("rt-cards", heading, wrap("ul", items));
  },
};
