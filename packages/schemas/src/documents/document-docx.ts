import { bytesOf, indexOf, startsWith } from "./document-bytes.ts";
import type { DocumentFormat } from "./document-format.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { isPlainEntry, readDirectory, type ZipEntry } from "./zip-directory.ts";
import { END_RECORD_BYTES, readEndRecord } from "./zip-end.ts";
import { collectLocalHeaders, type LocalHeaders } from "./zip-local-headers.ts";

const KIB = 1024;
const MIB = 1024 * KIB;
/** Room for the directory of {@link MAX_ENTRIES} files. */
const TAIL_BYTES = 256 * KIB;
const MAX_ENTRIES = 2_000;
/** Headers in the whole file, including those of archives within the archive. */
const MAX_HEADERS = 4 * MAX_ENTRIES;
const MAX_UNPACKED = 64 * MIB;
/** How many times larger a document may become; up to a few MiB, any ratio is allowed. */
const MAX_RATIO = 100;
const SMALL_UNPACKED = 4 * MIB;
/** Room between two files for sizes that weren't known before (APPNOTE, section 4.3.9). */
const MAX_GAP = 24;

const BEGINNING = bytesOf("PK\u0003\u0004");
const PDF = bytesOf("%PDF-");
const CONTENT_TYPES = /^\[content_types\]\.xml$/;
const MAIN_PART = /^word\/document\d*\.xml$/;
/** ActiveX controls, programs, and embedded files other than Office documents without macros. */
const OBJECT_PARTS = [
  /(?:^|\/)activex\//,
  /(?:^|\/)embeddings\/(?!.*\.(?:docx|pptx|xlsx)$)[^/]+$/,
  /(?:^|\/)oleobject[^/]*$/,
  /\.(?:bat|cmd|com|dll|exe|hta|jar|js|jse|lnk|msi|ps1|scr|vbe|vbs|wsf)$/,
];
const MACRO_PART = /(?:^|\/)vba(?:project\w*\.bin|data\.xml)$/;

/**
 * Word since 2007: a ZIP archive with nothing before, between or after its files, with a document in it and
 * no macros, controls or programs. The check uses the directory, at the end, and the headers seen before it.
 */
export function docxFormat(): DocumentFormat {
  const headers = collectLocalHeaders();
  return {
    tailBytes: TAIL_BYTES,
    start(start) {
      const isOther = !startsWith(start, BEGINNING) || indexOf(start, PDF) !== -1;
      return isOther ? fileMessage.mismatch : null;
    },
    scan(chunk) {
      headers.scan(chunk);
      return headers.count() > MAX_HEADERS ? fileMessage.damaged : null;
    },
    end(tail, size) {
      const place = readEndRecord(tail);
      const end = tail.length - END_RECORD_BYTES;
      const isAdjacent = place !== null && place.offset + place.bytes === size - END_RECORD_BYTES;
      if (!isAdjacent || place.entries > MAX_ENTRIES || place.bytes > end)
        return fileMessage.damaged;
      const entries = readDirectory(tail.subarray(end - place.bytes, end), place.entries);
      if (entries === null) return fileMessage.damaged;
      return (
        activeContentIn(entries) ??
        (isSound(entries, size) && isSeamless(entries, headers, place.offset)
          ? otherKind(entries)
          : fileMessage.damaged)
      );
    },
  };
}

const named = (entries: readonly ZipEntry[], pattern: RegExp) =>
  entries.some(({ name }) => pattern.test(name.toLowerCase()));

function activeContentIn(entries: readonly ZipEntry[]): string | null {
  if (named(entries, MACRO_PART)) return fileMessage.macros;
  return OBJECT_PARTS.some((part) => named(entries, part)) ? fileMessage.objects : null;
}

const otherKind = (entries: readonly ZipEntry[]) =>
  named(entries, CONTENT_TYPES) && named(entries, MAIN_PART) ? null : fileMessage.mismatch;

/** Whether every entry is allowed, and their total unpacked size isn't too large. */
function isSound(entries: readonly ZipEntry[], size: number): boolean {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
  return (
    names.size === entries.length &&
    entries.every(isPlainEntry) &&
    unpacked <= Math.min(MAX_UNPACKED, Math.max(SMALL_UNPACKED, size * MAX_RATIO))
  );
}

/** Whether the files fill the archive from its first byte to the directory, each with its header. */
function isSeamless(
  entries: readonly ZipEntry[],
  headers: LocalHeaders,
  directory: number,
): boolean {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const before = headers.bytesBefore(entry);
    const gap = entry.offset - end;
    if (before === null || gap < 0 || gap > (end === 0 ? 0 : MAX_GAP)) return false;
    end = entry.offset + before + entry.packedBytes;
  }
  return end <= directory && directory - end <= MAX_GAP;
}
