import type { SafeHtml } from "@kdl/schemas/content/safe-html";

/** Classes of the blocks that editors build pages from. They are kept, but only on these elements. */
export const blockClasses = {
  div: ["rt-box", "rt-cards", "rt-figures", "rt-steps", "rt-faq", "rt-cta", "rt-gallery"],
  figure: ["rt-picture", "rt-narrow", "rt-wide", "rt-quote", "rt-video"],
} satisfies Record<string, string[]>;

const classesOf: Readonly<Record<string, readonly string[]>> = blockClasses;

/** Blocks that are wider than the text on a page of their own, as page-blocks.css draws them. */
const WIDE = ["rt-cards", "rt-figures", "rt-cta", "rt-gallery", "rt-wide"];
const WIDE_BLOCK = new RegExp(`<(?:div|figure) class="(?:[^"]* )?(?:${WIDE.join("|")})[ "]`);

/** Whether sanitised HTML has blocks that leave no room beside them. */
export const hasWideBlock = (html: SafeHtml): boolean => WIDE_BLOCK.test(html);

/** Blocks that show their pictures side by side. */
const SMALL_PICTURES = ["rt-cards", "rt-gallery"];

export interface PageBlock {
  /** The classes that the element keeps. */
  kept: string;
  isVideo: boolean;
  hasSmallPictures: boolean;
}

const MAX_LENGTH = 200;

/** Reads which block an element is, if any. */
export function blockOf(tag: string, classAttribute: string): PageBlock {
  const given = classAttribute.slice(0, MAX_LENGTH).split(/\s+/);
  const kept = (classesOf[tag] ?? []).filter((name) => given.includes(name));
  return {
    kept: kept.join(" "),
    isVideo: kept.includes("rt-video"),
    hasSmallPictures: kept.some((name) => SMALL_PICTURES.includes(name)),
  };
}
