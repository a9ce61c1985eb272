/** Removes personal data that patterns can recognise. Other personal data must not be logged at all. */

/** Also URL-encoded. Versions of packages (`name@1.2`) don't match. */
const EMAIL = /[\w.+%-]{1,64}?(?:@|%40)(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w@])/gi;
/** A phone number, as people group its digits; timestamps and parts of ids don't match. */
const PHONE = /(?<![\w.:-]|\d[ -])\+?\d(?:[ -]?\d){9,14}(?![\w-])/g;
const QUERY = /\?[^\s"'<>\\]*=[^\s"'<>\\]*/g;
const LOGIN = /(?<=:\/\/)[^\s/@"]{1,256}@/g;
const BEARER = /\b(Bearer|Basic|JWT)\s+[\w.~+/=-]{8,}/gi;
/** Tokens and session ids; names of files and other ids have dots, hyphens or fewer letters. */
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

/** A last check of a whole log line: JSON, in which numbers follow `":`. */
export function scrubLine(line: string): string {
  return line.replace(EMAIL, "[email]").replace(BEARER, "$1 …").replace(LINE_PHONE, "[number]");
}

const LINE_PHONE = /(?<![\w.-]|":|\d[ -])\+?\d(?:[ -]?\d){9,14}(?![\w.-])/g;
