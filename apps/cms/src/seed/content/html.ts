import type { Html } from "./types.ts";

const BLOCK = "(?:p|h2|h3|ul|ol|li|blockquote)";
const AFTER_TAG = new RegExp(`(</?${BLOCK}>)\\s+`, "g");
const BEFORE_END = new RegExp(`\\s+(</${BLOCK}>)`, "g");

/**
 * Lets HTML stand in readable lines in the source: joins them, without the blanks at the edges of
 * blocks that would become empty paragraphs of rich text.
 */
export function html(strings: TemplateStringsArray): Html {
  return strings
    .join("")
    .replace(/\s+/g, " ")
    .replace(AFTER_TAG, "$1")
    .replace(BEFORE_END, "$1")
    .trim();
}
