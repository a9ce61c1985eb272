/** Whether a password is one that attackers try first. For servers: the list is large. */
import { dictionary } from "@zxcvbn-ts/language-common";

const common = new Set(dictionary["passwords-common"]);

/** The organisation's name and its parts: the first thing that somebody tries here. */
const siteWords = ["kalinga", "dream", "labs", "kdl"];

/** Characters that people use in place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/**
 * Whether a password is on the list of common ones, or is made of one of them, of the person's own words
 * or of the site's name, once or repeated, with digits and symbols around or between.
 *
 * @param own what anyone may know about the person: name, email address, username
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const small = password.toLowerCase();
  const known = knownWords(own);
  const core = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (core === "" || isRow(small) || common.has(core)) return true;
  if (common.has(small) || own.some((text) => text.toLowerCase() === small)) return true;
  const spelled = core.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return [small, spelled].some((text) => isMadeOf(lettersOf(text), known));
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]+/gu, "");

/** The longest first, so that a name is found before its beginning. */
function knownWords(own: readonly string[]): string[] {
  const parts = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u));
  return [...siteWords, ...parts.filter((part) => part.length >= 3)].toSorted(
    (one, other) => other.length - one.length,
  );
}

/** Up to four characters, repeated. */
const isRow = (text: string) => /^(.{1,4}?)\1+$/u.test(text);

/** Whether letters consist only of known words and one common password, each any number of times. */
function isMadeOf(letters: string, known: readonly string[]): boolean {
  const rest = known.reduce((text, word) => text.replaceAll(word, ""), letters);
  const unit = /^(.+?)\1+$/u.exec(rest)?.[1] ?? rest;
  return [rest, unit].some((text) => text === "" || common.has(text));
}
