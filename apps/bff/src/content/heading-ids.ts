import { toPlainText } from "./plain-text.ts";

/** Prevents clashes between the ids of headings and those of the page around them. */
const PREFIX = "section-";
const MAX_LENGTH = 60;

/** Matches only ids that {@link headingIds} makes. */
export const HEADING_ID = /^section-[\p{L}\p{M}\p{N}-]{1,70}$/u;

/**
 * Makes the function that gives a text's headings their ids. An id depends on the heading's words only,
 * so links to it survive edits elsewhere; a repeated heading gets a number.
 */
export function headingIds(): (html: string) => string {
  const used = new Map<string, number>();
  return (html) => {
    const name = `${PREFIX}${slugOf(html)}`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    // Two hyphens, since no slug made from words ends like that.
    return count === 1 ? name : `${name}--${count}`;
  };
}

function slugOf(html: string): string {
  const words = toPlainText(html)
    .normalize("NFC")
    .toLowerCase()
    // An apostrophe doesn't end a word.
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .slice(0, MAX_LENGTH);
  return words.replace(/^-+|-+$/g, "") || "untitled";
}
