/** The header before each file of a ZIP archive (APPNOTE, section 4.3.7). */
import { bytesOf, indexOf, joined, latin1, uint16 } from "./document-bytes.ts";
import type { ZipEntry } from "./zip-directory.ts";

const SIGNATURE = bytesOf("PK\u0003\u0004");
const HEADER_BYTES = 30;
const ENCRYPTED = 1;
/** Longest name that is read; documents need far less. */
const NAME_BYTES_MAX = 512;
/** Longest header that is read. */
const SPAN = HEADER_BYTES + NAME_BYTES_MAX;

interface LocalHeader {
  name: string;
  flags: number;
  method: number;
  /** Header, name and extra field. */
  bytes: number;
}

export interface LocalHeaders {
  /** Takes the archive's bytes in order. */
  scan(chunk: Uint8Array): void;
  /** How many there are, those of archives within the archive included. */
  count(): number;
  /** Length of an entry's local header if it agrees with the directory, otherwise `null`. */
  bytesBefore(entry: ZipEntry): number | null;
}

/** Collects every header on the way, since the directory that names them comes last. */
export function collectLocalHeaders(): LocalHeaders {
  const found = new Map<number, LocalHeader>();
  let rest: Uint8Array = new Uint8Array();
  let position = 0;

  /** Collects headers that begin before `until`. @returns from where bytes have to be scanned again */
  function scan(bytes: Uint8Array, until: number): number {
    for (let at = indexOf(bytes, SIGNATURE); at !== -1 && at < until;) {
      const header = readHeader(bytes, at);
      if (header === "incomplete") return at;
      if (header !== null) found.set(position + at, header);
      at = indexOf(bytes, SIGNATURE, at + 1);
    }
    // The last bytes may be the first of a signature.
    return Math.max(0, bytes.length - SIGNATURE.length + 1);
  }

  function keep(bytes: Uint8Array, from: number): void {
    rest = bytes.slice(from);
    position += from;
  }

  return {
    scan(chunk) {
      if (chunk.length < SPAN) {
        const bytes = joined([rest, chunk]);
        keep(bytes, scan(bytes, bytes.length));
        return;
      }
      // Scans large chunks in place: copies of everything that streams through would pile up.
      scan(joined([rest, chunk.subarray(0, SPAN)]), rest.length);
      position += rest.length;
      keep(chunk, scan(chunk, chunk.length));
    },
    count: () => found.size,
    bytesBefore(entry) {
      const header = found.get(entry.offset);
      const isSame =
        header?.name === entry.name &&
        (header.flags & ENCRYPTED) === 0 &&
        header.method === entry.method;
      return isSame ? header.bytes : null;
    },
  };
}

function readHeader(bytes: Uint8Array, at: number): LocalHeader | "incomplete" | null {
  if (at + HEADER_BYTES > bytes.length) return "incomplete";
  const nameBytes = uint16(bytes, at + 26);
  if (nameBytes > NAME_BYTES_MAX) return null;
  const end = at + HEADER_BYTES + nameBytes;
  if (end > bytes.length) return "incomplete";
  return {
    name: latin1(bytes.subarray(at + HEADER_BYTES, end)),
    flags: uint16(bytes, at + 6),
    method: uint16(bytes, at + 8),
    bytes: HEADER_BYTES + nameBytes + uint16(bytes, at + 28),
  };
}
