import { bytesOf, startsWith } from "./document-bytes.ts";
import type { DocumentFormat } from "./document-format.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { END_RECORD_REACH, hasArchiveEnd } from "./zip-end.ts";

const BEGINNING = bytesOf("%PDF-");
const ENDING = bytesOf("%%EOF");
/** NUL, tab, line feed, form feed, carriage return, blank (ISO 32000, table 1). */
const WHITESPACE = new Set([0, 9, 10, 12, 13, 32]);

/** PDF: its mark in front of everything, its mark at the end, and no archive behind it. */
export function pdfFormat(): DocumentFormat {
  return {
    tailBytes: END_RECORD_REACH,
    start: (start) => (isPdfHeader(start) ? null : fileMessage.mismatch),
    scan: () => null,
    end(tail) {
      let end = tail.length;
      while (end > 0 && WHITESPACE.has(tail[end - 1] ?? -1)) end -= 1;
      if (!startsWith(tail, ENDING, end - ENDING.length)) return fileMessage.damaged;
      return hasArchiveEnd(tail) ? fileMessage.mismatch : null;
    },
  };
}

/** `%PDF-1.7`, `%PDF-2.0` and so on. */
function isPdfHeader(start: Uint8Array): boolean {
  const version = String.fromCharCode(...start.subarray(BEGINNING.length, BEGINNING.length + 3));
  return startsWith(start, BEGINNING) && /^[12]\.\d$/.test(version);
}
