import { toPlainText } from "./plain-text.ts";

/** About four lines of a card. */
const MAX_LENGTH = 200;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The beginning of a long text, as plain text for a card: as many whole sentences as fit. If even the
 * first sentence is too long, it is cut at the end of a word.
 */
export function openingOf(html: string): string {
  const text = toPlainText(html);
  let end = 0;
  for (const { segment, index } of sentences.segment(text)) {
    const next = index + segment.trimEnd().length;
    if (next > MAX_LENGTH) break;
    end = next;
  }
  return end > 0 ? text.slice(0, end) : toPlainText(html, MAX_LENGTH);
}
