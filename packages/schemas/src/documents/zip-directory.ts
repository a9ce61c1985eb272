/** The central directory of a ZIP archive (APPNOTE, section 4.3.12). */
import { bytesOf, latin1, startsWith, uint16, uint32 } from "./document-bytes.ts";

const SIGNATURE = bytesOf("PK\u0001\u0002");
const ENTRY_BYTES = 46;
/** The bits of a Unix mode that say what kind of file an entry is, such as a link. */
const KIND_BITS = 0o170_000;
const PLAIN_KINDS = new Set([0, 0o100_000, 0o040_000]);
const STORED = 0;
const DEFLATED = 8;

/** One file of an archive, as listed in the directory. */
export interface ZipEntry {
  /** One character for each byte. */
  name: string;
  flags: number;
  method: number;
  /** Checksum of the unpacked bytes. */
  crc: number;
  packedBytes: number;
  unpackedBytes: number;
  /** Where its local header begins. */
  offset: number;
  /** Kind bits of the Unix mode, or 0. */
  kind: number;
}

/**
 * Reads a directory that fills its bytes exactly.
 *
 * @returns `null` if it isn't one
 */
export function readDirectory(bytes: Uint8Array, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < bytes.length && entries.length < count) {
    if (!startsWith(bytes, SIGNATURE, at) || at + ENTRY_BYTES > bytes.length) return null;
    const nameBytes = uint16(bytes, at + 28);
    const after = uint16(bytes, at + 30) + uint16(bytes, at + 32);
    const isOnFirstDisk = uint16(bytes, at + 34) === 0;
    if (!isOnFirstDisk || at + ENTRY_BYTES + nameBytes + after > bytes.length) return null;
    entries.push({
      name: latin1(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      flags: uint16(bytes, at + 8),
      method: uint16(bytes, at + 10),
      crc: uint32(bytes, at + 16),
      packedBytes: uint32(bytes, at + 20),
      unpackedBytes: uint32(bytes, at + 24),
      offset: uint32(bytes, at + 42),
      kind: uint16(bytes, at + 40) & KIND_BITS,
    });
    at += ENTRY_BYTES + nameBytes + after;
  }
  return at === bytes.length && entries.length === count ? entries : null;
}

/** Whether an entry is a file or folder that stays in its place and needs no password. */
export function isPlainEntry(entry: ZipEntry): boolean {
  return (
    (entry.flags & ENCRYPTED) === 0 &&
    (entry.method === DEFLATED ||
      (entry.method === STORED && entry.packedBytes === entry.unpackedBytes)) &&
    PLAIN_KINDS.has(entry.kind) &&
    isPlainName(entry.name)
  );
}

/** Flags: encrypted, strongly encrypted, with a hidden directory. */
const ENCRYPTED = 0b10_0000_0100_0001;

/** Relative, within the archive, and the same on every system. */
function isPlainName(name: string): boolean {
  // A folder's name ends with a slash.
  const steps = name.replace(/\/$/, "").split("/");
  return (
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    !/[\u0000-\u001F\\:]/.test(name) &&
    steps.every((step) => step !== "" && step !== "." && step !== "..")
  );
}
