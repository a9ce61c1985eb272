import type { Html } from "./types.ts";

const AFTER_BLOCK = /(<\/(?:p|h2|h3|ul|ol|li|blockquote)>|<(?:ul|ol|blockquote)>)\s+/g;

/**
 * Lets HTML stand in readable lines in the source: joins them, without the blanks between blocks that
 * would become empty paragraphs of rich text.
 */
export function html(strings: TemplateStringsArray): Html {
  return strings.join("").replace(/\s+/g, " ").replace(AFTER_BLOCK, "$1").trim();
}
