import { callToActionBlock } from "./call-to-action.ts";
import { cardsBlock } from "./cards.ts";
import { figuresBlock } from "./figures.ts";
import { galleryBlock } from "./gallery.ts";
import type { PageBlock } from "./page-block.ts";
import { pictureBlock } from "./picture.ts";
import { questionsBlock } from "./questions.ts";
import { quoteBlock } from "./quote.ts";
import { stepsBlock } from "./steps.ts";
import { textBlock } from "./text.ts";
import { videoBlock } from "./video.ts";

/** The blocks that pages are built from, in the order of the editor's menu. */
export const pageBlocks: PageBlock[] = [
  textBlock,
  pictureBlock,
  cardsBlock,
  figuresBlock,
  quoteBlock,
  stepsBlock,
  questionsBlock,
  callToActionBlock,
  videoBlock,
  galleryBlock,
];
