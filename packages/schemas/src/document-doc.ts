import { bytesOf, indexOf, joined, startsWith, uint16, uint32 } from "./document-bytes.ts";
import type { DocumentFormat } from "./document-format.ts";
import { fileMessage } from "./form-messages.ts";
import { END_RECORD_REACH, hasArchiveEnd } from "./zip-end.ts";

const MAGIC = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const PDF = bytesOf("%PDF-");
const HEADER_BYTES = 512;
/** Every directory entry stands at a multiple of its size, whatever the sectors' size. */
const ENTRY_BYTES = 128;
/** From here on numbers of sectors have a meaning of their own. */
const SPECIAL_SECTOR = 0xffff_fffa;
/** Places in the header of the first 109 sectors of the allocation table. */
const TABLE_SECTORS = Array.from({ length: 109 }, (_, index) => 76 + index * 4);
const FIRST_DIRECTORY_SECTOR = 48;

/** Storages and streams that hold macros (MS-OVBA, section 2.2; MS-DOC, section 2.1.9). */
const MACROS = new Set(["macros", "vba", "_vba_project", "_vba_project_cur"]);

/**
 * Word 97 to 2003: a compound file (MS-CFB) with a document in it and no macros. The directory may be
 * anywhere and in pieces, but its entries have a shape and a place that text doesn't take by chance.
 */
export function docFormat(): DocumentFormat {
  let rest: Uint8Array = new Uint8Array();
  let hasDocument = false;
  let neededBytes = HEADER_BYTES;
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
      const bytes = joined([rest, chunk]);
      const whole = bytes.length - (bytes.length % ENTRY_BYTES);
      for (let at = 0; at < whole; at += ENTRY_BYTES) {
        const name = entryName(bytes.subarray(at, at + ENTRY_BYTES));
        if (name !== null && MACROS.has(name)) return fileMessage.macros;
        if (name === "worddocument") hasDocument = true;
      }
      rest = bytes.slice(whole);
      return null;
    },
    end(tail, size) {
      if (size < neededBytes) return fileMessage.damaged;
      return hasDocument && !hasArchiveEnd(tail) ? null : fileMessage.mismatch;
    },
  };
}

/** Bytes in a sector, where the header is right (MS-CFB, section 2.2). */
function sectorSize(header: Uint8Array): number | null {
  const [version, byteOrder, shift, smallShift] = [26, 28, 30, 32].map((at) => uint16(header, at));
  const isKnown = (version === 3 && shift === 9) || (version === 4 && shift === 12);
  const isRight = byteOrder === 0xfffe && smallShift === 6 && header.length >= HEADER_BYTES;
  return isKnown && isRight && uint32(header, FIRST_DIRECTORY_SECTOR) < SPECIAL_SECTOR
    ? 2 ** shift
    : null;
}

/** The name in lower case, where the bytes are an entry of the directory (MS-CFB, section 2.6.1). */
function entryName(entry: Uint8Array): string | null {
  const nameBytes = uint16(entry, 64);
  const kind = entry[66];
  const isEntry = (kind === 1 || kind === 2) && nameBytes >= 4 && nameBytes <= 64;
  if (!isEntry || nameBytes % 2 !== 0 || uint16(entry, nameBytes - 2) !== 0) return null;
  let name = "";
  for (let at = 0; at < nameBytes - 2; at += 2) name += String.fromCharCode(uint16(entry, at));
  return name.toLowerCase();
}
