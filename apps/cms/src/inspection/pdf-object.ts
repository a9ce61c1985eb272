/** Reads the names in one object of a PDF (ISO 32000-1, section 7.3). */

export interface PdfObject {
  /** The wanted names that it contains, with the number that follows, if any. */
  names: ReadonlyMap<string, number | null>;
  /** Where reading stopped. */
  end: number;
  /** Offset of its stream's data, if it has a stream. */
  data: number | null;
}

const code = (text: string) => text.charCodeAt(0);
const [OPEN, CLOSE, LESS, GREATER] = [code("("), code(")"), code("<"), code(">")];
const [SLASH, PERCENT, BACKSLASH] = [code("/"), code("%"), code("\\")];
const [ARRAY, ARRAY_END, LF, CR] = [code("["), code("]"), 10, 13];
/** Classes of bytes, in a table, since every byte of a file is looked up. */
const [REGULAR, BLANK, DELIMITER] = [0, 1, 2];
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = BLANK;
for (const mark of "()<>[]{}/%") KINDS[code(mark)] = DELIMITER;
/** Longest valid name (ISO 32000-1, annex C). */
const NAME_MAX = 127;
/** Longer words are ignored. */
const WORD_MAX = 20;

/**
 * Reads to the end of the object that begins at `at`, or to `endobj`. Tolerates unbalanced delimiters, as
 * viewers do.
 *
 * @param limit offset at which reading always stops
 */
export function readPdfObject(
  bytes: Buffer,
  at: number,
  wanted: ReadonlySet<string>,
  limit: number,
): PdfObject {
  const names = new Map<string, number | null>();
  let [dictionaries, arrays] = [0, 0];
  let before: string | null = null;
  let end = skipBlanks(bytes, at, limit);
  while (end < limit) {
    const start = end;
    const first = bytes[start] as number;
    end = tokenEnd(bytes, start, limit);
    const last = before;
    before = null;
    if (first === SLASH) {
      const name = decodeName(bytes, start + 1, end);
      if (wanted.has(name)) before = name;
      if (before !== null && !names.has(before)) names.set(before, null);
    } else if (first === ARRAY) arrays += 1;
    else if (first === ARRAY_END) arrays = Math.max(0, arrays - 1);
    else if (first === LESS && bytes[start + 1] === LESS) dictionaries += 1;
    else if (first === GREATER && end === start + 2) dictionaries = Math.max(0, dictionaries - 1);
    else if (KINDS[first] === REGULAR && (last !== null || end - start === 6)) {
      const word = bytes.toString("latin1", start, Math.min(end, start + WORD_MAX));
      if (word === "endobj") return { names, end, data: null };
      if (word === "stream") return { names, end, data: dataStart(bytes, end) };
      if (last !== null && /^\d+$/.test(word)) names.set(last, Number(word));
    }
    end = skipBlanks(bytes, end, limit);
    const isOver = dictionaries === 0 && arrays === 0;
    if (isOver && bytes.toString("latin1", end, end + 6) !== "stream") break;
  }
  return { names, end, data: null };
}

/** @param at offset of a token, past any whitespace and comments */
function tokenEnd(bytes: Buffer, at: number, limit: number): number {
  const first = bytes[at];
  if (first === OPEN) return stringEnd(bytes, at, limit);
  if (first === SLASH || KINDS[first ?? 0] === REGULAR) return regularEnd(bytes, at + 1, limit);
  if (first === LESS && bytes[at + 1] !== LESS) {
    while (at < limit && bytes[at] !== GREATER) at += 1;
    return at + 1;
  }
  return at + (bytes[at + 1] === first && (first === LESS || first === GREATER) ? 2 : 1);
}

function skipBlanks(bytes: Buffer, from: number, limit: number): number {
  let isComment = false;
  for (let at = from; at < limit; at += 1) {
    const byte = bytes[at] as number;
    if (isComment) isComment = byte !== LF && byte !== CR;
    else if (byte === PERCENT) isComment = true;
    else if (KINDS[byte] !== BLANK) return at;
  }
  return limit;
}

function regularEnd(bytes: Buffer, from: number, limit: number): number {
  let at = from;
  while (at < limit && KINDS[bytes[at] as number] === REGULAR) at += 1;
  return at;
}

/** The offset after the parenthesis that closes a string; parentheses may be nested. */
function stringEnd(bytes: Buffer, from: number, limit: number): number {
  let depth = 0;
  for (let at = from; at < limit; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return limit;
}

/** `#4a` is `J`. */
function decodeName(bytes: Buffer, from: number, end: number): string {
  return bytes
    .toString("latin1", from, Math.min(end, from + 3 * NAME_MAX))
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A stream's data begins on the next line. */
function dataStart(bytes: Buffer, from: number): number {
  let at = from;
  if (bytes[at] === CR) at += 1;
  if (bytes[at] === LF) at += 1;
  return at;
}
