/** Takes out of text what may be about a person. For what is known by its look; the rest isn't logged. */

/** Also in addresses, where `@` is encoded. Packages have numbers behind theirs. */
const EMAIL = /[\w.+%-]{1,64}?(?:@|%40)(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w@])/gi;
/** Digits of a telephone number, as people group them; no timestamp, no part of an id. */
const PHONE = /(?<![\w.:-]|\d[ -])\+?\d(?:[ -]?\d){9,14}(?![\w-])/g;
const QUERY = /\?[^\s"'<>\\]*=[^\s"'<>\\]*/g;
const LOGIN = /(?<=:\/\/)[^\s/@"]{1,256}@/g;
const BEARER = /\b(Bearer|Basic|JWT)\s+[\w.~+/=-]{8,}/gi;
/** Random words of tokens and sessions; names of files and ids have dots, hyphens or fewer letters. */
const TOKEN = /(?<![\w./-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{32,}(?![\w./-])/g;

/** Text without email addresses, telephone numbers, queries, credentials and tokens. */
export function scrub(text: string): string {
  return text
    .replace(LOGIN, "…@")
    .replace(QUERY, "?…")
    .replace(EMAIL, "[email]")
    .replace(BEARER, "$1 …")
    .replace(TOKEN, "[token]")
    .replace(PHONE, "[number]");
}

/** The last look at a line of the log: JSON, in which numbers stand behind `":`. */
export function scrubLine(line: string): string {
  return line.replace(EMAIL, "[email]").replace(BEARER, "$1 …").replace(LINE_PHONE, "[number]");
}

const LINE_PHONE = /(?<![\w.-]|":|\d[ -])\+?\d(?:[ -]?\d){9,14}(?![\w.-])/g;
