/** Longer words get break opportunities. */
const WORD_MAX = 40;
const BREAK_HERE = "\u200B";

/**
 * A text as the page can show it: without emoji, as an emoji font would be larger than all others together,
 * and with break opportunities in words that are wider than the page.
 */
export const printable = (text: string): string =>
  text
    .replace(/\p{RGI_Emoji}|\p{Emoji_Presentation}|\uFE0F|\u20E3/gv, "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(new RegExp(`\\S{${WORD_MAX},}`, "gu"), withBreaks);

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const withBreaks = (word: string): string =>
  [...graphemes.segment(word)].map(({ segment }) => segment).join(BREAK_HERE);

/** The scripts that the fonts cover (`fonts.ts`), and characters that belong to none. */
const PRINTABLE =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Telugu}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Oriya}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters that the fonts lack; a certificate would show boxes in their place. */
export const unprintable = (text: string): string[] => [
  ...new Set([...text].filter((letter) => /[\p{L}\p{M}]/u.test(letter) && !PRINTABLE.test(letter))),
];
