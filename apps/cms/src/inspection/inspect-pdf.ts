import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { Caution } from "./cautions.ts";
import { type PdfObject, readPdfObject } from "./pdf-object.ts";

/** Names that occur only if a document does more than show pages. */
const CAUTIONS: Readonly<Record<string, Caution>> = {
  Encrypt: "encrypted",
  JavaScript: "script",
  Launch: "launch",
  ImportData: "launch",
  GoToE: "files",
  EmbeddedFile: "files",
  EmbeddedFiles: "files",
  FileAttachment: "files",
  RichMedia: "media",
  RichMediaContent: "media",
  Movie: "media",
  Rendition: "media",
  XFA: "form",
};

/** Names that define how an object stream is compressed. */
const PACKING = ["DecodeParms", "DP", "ASCIIHexDecode", "ASCII85Decode", "LZWDecode"];
const WANTED = new Set([
  ...Object.keys(CAUTIONS),
  ...PACKING,
  "ObjStm",
  "N",
  "First",
  "Filter",
  "FlateDecode",
  "Fl",
]);

/** Limits how often the whole file is read, since objects can be nested to hide them. */
const MAX_READINGS = 2;
/** Longest object without its stream; the event loop is blocked for that long. */
const MAX_OBJECT_BYTES = 512 * 1024;
/** Maximum total size of unpacked object streams. */
const MAX_UNPACKED = 16 * 1024 * 1024;
const MAX_STREAMS = 5_000;
/** Maximum size of the object offsets at the beginning of an object stream. */
const MAX_PLACES_BYTES = 256 * 1024;
const SLICE_MS = 10;
const KEYWORDS = ["obj", "trailer"] as const;
const inflated = promisify(inflate);

/** The work that may still be spent on one document. */
interface Budget {
  bytes: number;
  unpacked: number;
  streams: number;
  turnEndsAt: number;
}

/**
 * Reads the names in all objects of a PDF, including those in object streams. Page contents, pictures and
 * fonts aren't unpacked.
 *
 * @param found collects warnings for staff
 */
export async function inspectPdf(file: Buffer, found: Set<Caution>): Promise<void> {
  const budget: Budget = {
    bytes: MAX_READINGS * file.length + MAX_OBJECT_BYTES,
    unpacked: MAX_UNPACKED,
    streams: MAX_STREAMS,
    turnEndsAt: performance.now() + SLICE_MS,
  };
  for (const keyword of KEYWORDS) {
    for (let at = file.indexOf(keyword); at !== -1; at = file.indexOf(keyword, at + 1)) {
      if (!isWord(file, at, keyword.length)) continue;
      const object = await read(file, at + keyword.length, found, budget);
      if (object === null) return;
      if (object.names.has("ObjStm") && object.data !== null) {
        await readObjectStream(file, object, found, budget);
      }
    }
  }
  // An encrypted document can't be read; staff get a warning.
  if (found.has("encrypted")) found.delete("unreadable");
}

/** Whether a keyword stands on its own; a number may directly precede it. Doesn't match `endobj`. */
const isWord = (file: Buffer, at: number, length: number) =>
  /^[\0\s\d()<>[\]{}%]?$/.test(file.toString("latin1", at - 1, at)) &&
  /^[\0\s()<>[\]{}/%]?$/.test(file.toString("latin1", at + length, at + length + 1));

/** @returns `null` if the document has used up its budget */
async function read(
  bytes: Buffer,
  at: number,
  found: Set<Caution>,
  budget: Budget,
): Promise<PdfObject | null> {
  if (performance.now() > budget.turnEndsAt) {
    await nextTurn();
    budget.turnEndsAt = performance.now() + SLICE_MS;
  }
  const limit = Math.min(bytes.length, at + MAX_OBJECT_BYTES);
  const object = readPdfObject(bytes, at, WANTED, limit);
  for (const name of object.names.keys()) {
    const caution = CAUTIONS[name];
    if (caution) found.add(caution);
  }
  budget.bytes -= object.end - at;
  if (object.end >= at + MAX_OBJECT_BYTES) found.add("unreadable");
  if (budget.bytes >= 0) return object;
  found.add("unreadable");
  return null;
}

/** Objects in a stream (ISO 32000-1, section 7.5.7): first their offsets, then the objects. */
async function readObjectStream(
  file: Buffer,
  { names, data }: PdfObject,
  found: Set<Caution>,
  budget: Budget,
): Promise<void> {
  const content = await contentOf(file, names, data ?? 0, budget);
  const first = names.get("First") ?? 0;
  if (content === null || first > MAX_PLACES_BYTES) return void found.add("unreadable");
  const numbers = content.toString("latin1", 0, first).trim().split(/\s+/).map(Number);
  const places = numbers.filter((_, index) => index % 2 === 1);
  if (places.length !== names.get("N")) found.add("unreadable");
  for (const place of places) {
    const object = await read(content, first + place, found, budget);
    if (object === null) return;
  }
}

/** The content of an object stream, which is uncompressed or uses the one compression found in practice. */
async function contentOf(
  file: Buffer,
  names: PdfObject["names"],
  start: number,
  budget: Budget,
): Promise<Buffer | null> {
  budget.streams -= 1;
  if (budget.streams < 0 || budget.unpacked <= 0 || budget.bytes < 0) return null;
  const end = file.indexOf("endstream", start);
  if (end === -1) return null;
  const data = file.subarray(start, end);
  budget.bytes -= data.length;
  if (PACKING.some((name) => names.has(name))) return null;
  if (!names.has("FlateDecode") && !names.has("Fl")) return names.has("Filter") ? null : data;
  const content = await inflated(data, { maxOutputLength: budget.unpacked }).catch(() => null);
  // A stream that can't be unpacked may take any amount of work, so the first one uses up the budget.
  budget.unpacked = content === null ? 0 : budget.unpacked - content.length;
  return content;
}
