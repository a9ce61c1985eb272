const LENGTH = 180;
/** Characters before the word that was found. */
const BEFORE = 60;

/**
 * The part of a text around the first of the words.
 *
 * @param text plain text
 * @param words in lower case, as the text has them
 * @returns at most about 180 characters, cut between words, with an ellipsis where something is left out
 */
export function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= LENGTH) return text;
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(" ", start + LENGTH);
  const part = text.slice(start, end > start ? end : start + LENGTH).trim();
  return `${start > 0 ? "…" : ""}${part}${end < text.length ? "…" : ""}`;
}
