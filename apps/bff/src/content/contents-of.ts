import type { SafeHtml } from "@kdl/schemas/content/safe-html";
import type { Contents } from "@kdl/schemas/content/contents";
import { toPlainText } from "./plain-text.ts";

/** Fewer headings are seen at a glance. */
const LEAST_ENTRIES = 3;
/** More would hide the text instead of showing what is in it. */
const MOST_ENTRIES = 50;
/** Of a title, in characters. */
const TITLE_LENGTH = 120;

/** As the sanitiser writes them. */
const HEADING = /<h2\b[^>]*? id="([^"]+)"[^>]*>(.*?)<\/h2>/gs;

/** The table of contents of a text, or nothing where the text needs none. */
export function contentsOf(html: SafeHtml): Contents {
  const entries = [...html.matchAll(HEADING)]
    .map(([, id = "", title = ""]) => ({ id, title: toPlainText(title, TITLE_LENGTH) }))
    .filter(({ title }) => title !== "");
  return entries.length < LEAST_ENTRIES ? [] : entries.slice(0, MOST_ENTRIES);
}
