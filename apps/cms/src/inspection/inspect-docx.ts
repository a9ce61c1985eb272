import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { readDirectory, type ZipEntry } from "@kdl/schemas/documents/zip-directory";
import { END_RECORD_BYTES, readEndRecord } from "@kdl/schemas/documents/zip-end";
import type { Caution } from "./cautions.ts";
import { BadXml, xmlReader, type XmlReader } from "./read-xml.ts";
import { judgeContentType, judgeRelationship } from "./relationships.ts";
import { ArchiveLies, unpackEntry } from "./unpack-entry.ts";

/** Larger than any real document's list of parts or relationships. */
const LIST_MAX_BYTES = 1024 * 1024;
/** Maximum total XML of the text that is read: hundreds of pages. */
const TEXT_MAX_BYTES = 2 * 1024 * 1024;
const RELATIONSHIPS = /\.rels$/i;
const CONTENT_TYPES = /^\[content_types\]\.xml$/i;
const TEXT_PART = /^word\/[^/]+\.xml$/i;
/** A field that starts a program, through an obsolete mechanism (DDE). */
const DDE = /(?:^|\n)\s*DDE(?:AUTO)?\b/i;
/** Maximum length of the field instructions in one part; they may be split across elements. */
const MAX_INSTRUCTIONS = 256 * 1024;

/** Reads a part while it is unpacked. */
interface PartReader extends XmlReader {
  /** A text from `fileMessage`. */
  problem(): string | null;
}

/**
 * Unpacks a Word document and reads the parts that define what it loads and runs.
 *
 * @param found collects warnings for staff
 * @returns why it is refused, as a text from `fileMessage`
 */
export async function inspectDocx(file: Buffer, found: Set<Caution>): Promise<string | null> {
  let textBytes = 0;
  try {
    for (const entry of entriesOf(file)) {
      const isText = TEXT_PART.test(entry.name);
      if (isText) textBytes += entry.unpackedBytes;
      if (isText && textBytes > TEXT_MAX_BYTES) found.add("unreadable");
      if (/\/embeddings\/[^/]+$/i.test(entry.name)) found.add("embedded");
      const problem = await inspectEntry(file, entry, {
        found,
        isRead: textBytes <= TEXT_MAX_BYTES,
      });
      if (problem !== null) return problem;
    }
    return null;
  } catch (error) {
    if (error instanceof ArchiveLies || error instanceof BadXml) return fileMessage.damaged;
    throw error;
  }
}

function entriesOf(file: Buffer): ZipEntry[] {
  const place = readEndRecord(file);
  const end = file.length - END_RECORD_BYTES;
  const entries = place && readDirectory(file.subarray(place.offset, end), place.entries);
  if (!entries) throw new ArchiveLies();
  return entries;
}

async function inspectEntry(
  file: Buffer,
  entry: ZipEntry,
  { found, isRead }: { found: Set<Caution>; isRead: boolean },
): Promise<string | null> {
  const reader = readerOf(entry, found, isRead);
  for await (const chunk of unpackEntry(file, entry)) {
    reader?.write(chunk);
    if (reader?.problem()) return reader.problem();
  }
  reader?.end();
  return reader?.problem() ?? null;
}

function readerOf(entry: ZipEntry, found: Set<Caution>, isRead: boolean): PartReader | null {
  const isTypes = CONTENT_TYPES.test(entry.name);
  if (isTypes || RELATIONSHIPS.test(entry.name)) {
    if (entry.unpackedBytes > LIST_MAX_BYTES) throw new ArchiveLies(entry.name);
    return listReader(isTypes, found);
  }
  return isRead && TEXT_PART.test(entry.name) ? textReader() : null;
}

function listReader(isTypes: boolean, found: Set<Caution>): PartReader {
  let problem: string | null = null;
  const reader = xmlReader({
    element(element) {
      problem ??= isTypes ? judgeContentType(element) : judgeRelationship(element, found);
    },
  });
  return { ...reader, problem: () => problem };
}

/** Reads field instructions, each of which may span several elements. */
function textReader(): PartReader {
  let instructions = "";
  let simple = false;
  const reader = xmlReader({
    element({ name, attributes }) {
      // A new instruction only begins where a field begins.
      if (name === "fldChar" && attributes["fldCharType"] === "begin") instructions += "\n";
      if (name === "fldSimple" && DDE.test(attributes["instr"] ?? "")) simple = true;
    },
    text(text, parent) {
      if (parent === "instrText" && instructions.length < MAX_INSTRUCTIONS) instructions += text;
    },
  });
  return {
    ...reader,
    problem: () => (simple || DDE.test(instructions) ? fileMessage.outside : null),
  };
}
