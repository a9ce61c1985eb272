import { bytesOf, indexOf, joined, startsWith, uint16, uint32 } from "./document-bytes.ts";
import type { DocumentFormat } from "./document-format.ts";
import { fileMessage } from "../forms/form-messages.ts";
import { END_RECORD_REACH, hasArchiveEnd } from "./zip-end.ts";

const MAGIC = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const PDF = bytesOf("%PDF-");
const HEADER_BYTES = 512;
/** Every directory entry is at a multiple of its size, whatever the sector size. */
const ENTRY_BYTES = 128;
/** Sector numbers from here on have special meanings. */
const SPECIAL_SECTOR = 0xffff_fffa;
/** Offsets in the header that name the first 109 sectors of the allocation table. */
const TABLE_SECTORS = Array.from({ length: 109 }, (_, index) => 76 + index * 4);
const FIRST_DIRECTORY_SECTOR = 48;

/** Storages and streams that hold macros (MS-OVBA, section 2.2; MS-DOC, section 2.1.9). */
const MACROS = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);
/** What embedded files, controls and old equations consist of (MS-OLEDS, section 2.3.6). */
const OBJECTS = new Set(["\u0001ole10native", "\u0003ocxname", "\u0003ocxdata", "equation native"]);
/** The storage of an object in the object pool (MS-DOC, section 2.1.10). */
const POOLED_OBJECT = /^_\d{6,10}$/;

/**
 * Word 97 to 2003: a compound file (MS-CFB) with a document in it, no macros and no embedded objects. The
 * directory may be anywhere and in pieces, but text doesn't match the shape and alignment of its entries by
 * chance.
 */
export function docFormat(): DocumentFormat {
  let rest: Uint8Array = new Uint8Array();
  let hasDocument = false;
  let neededBytes = HEADER_BYTES;

  function inspect(entries: Uint8Array): string | null {
    for (let at = 0; at < entries.length; at += ENTRY_BYTES) {
      const name = entryName(entries, at);
      if (name === null) continue;
      if (MACROS.has(name)) return fileMessage.macros;
      if (OBJECTS.has(name) || POOLED_OBJECT.test(name)) return fileMessage.objects;
      if (name === "worddocument") hasDocument = true;
    }
    return null;
  }

  return {
    tailBytes: END_RECORD_REACH,
    start(start) {
      if (!startsWith(start, MAGIC)) return fileMessage.mismatch;
      if (indexOf(start, PDF) !== -1) return fileMessage.mismatch;
      const sectorBytes = sectorSize(start);
      if (sectorBytes === null) return fileMessage.damaged;
      const sectors = [FIRST_DIRECTORY_SECTOR, ...TABLE_SECTORS]
        .map((at) => uint32(start, at))
        .filter((sector) => sector < SPECIAL_SECTOR);
      neededBytes = (Math.max(...sectors) + 1) * sectorBytes + 1;
      return null;
    },
    scan(chunk) {
      // Joins only the entry that was cut: copies of everything that streams through would pile up.
      const missing = rest.length === 0 ? 0 : ENTRY_BYTES - rest.length;
      const cut = joined([rest, chunk.subarray(0, missing)]);
      const whole = missing + Math.max(0, floorTo(ENTRY_BYTES, chunk.length - missing));
      rest = cut.length === ENTRY_BYTES || missing === 0 ? chunk.slice(whole) : cut;
      return (
        (cut.length === ENTRY_BYTES ? inspect(cut) : null) ??
        inspect(chunk.subarray(missing, whole))
      );
    },
    end(tail, size) {
      if (size < neededBytes) return fileMessage.damaged;
      return hasDocument && !hasArchiveEnd(tail) ? null : fileMessage.mismatch;
    },
  };
}

/** Bytes in a sector; `null` if the header is invalid (MS-CFB, section 2.2). */
function sectorSize(header: Uint8Array): number | null {
  const [version, byteOrder, shift, smallShift] = [26, 28, 30, 32].map((at) => uint16(header, at));
  const isKnown = (version === 3 && shift === 9) || (version === 4 && shift === 12);
  const isRight = byteOrder === 0xfffe && smallShift === 6 && header.length >= HEADER_BYTES;
  return isKnown && isRight && uint32(header, FIRST_DIRECTORY_SECTOR) < SPECIAL_SECTOR
    ? 2 ** shift
    : null;
}

const floorTo = (unit: number, value: number) => value - (value % unit);

/** The name in lower case; `null` if the bytes aren't a directory entry (MS-CFB, section 2.6.1). */
function entryName(bytes: Uint8Array, at: number): string | null {
  const nameBytes = uint16(bytes, at + 64);
  const kind = bytes[at + 66];
  const isEntry = (kind === 1 || kind === 2) && nameBytes >= 4 && nameBytes <= 64;
  if (!isEntry || nameBytes % 2 !== 0 || uint16(bytes, at + nameBytes - 2) !== 0) return null;
  let name = "";
  for (let byte = 0; byte < nameBytes - 2; byte += 2) {
    name += String.fromCharCode(uint16(bytes, at + byte));
  }
  return name.toLowerCase();
}
