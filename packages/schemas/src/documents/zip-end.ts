/** The end record of a ZIP archive (APPNOTE, section 4.3.16). */
import { bytesOf, indexOf, startsWith, uint16, uint32 } from "./document-bytes.ts";

const SIGNATURE = bytesOf("PK\u0005\u0006");
/** Without a comment. */
export const END_RECORD_BYTES = 22;
/** How far from the end programs look for it: a comment has 65,535 bytes at most. */
export const END_RECORD_REACH = END_RECORD_BYTES + 0xffff;

/** Larger than any file that is accepted. */
const MAX_PLACE = 64 * 1024 * 1024;
/** Stands for a number that is in the ZIP64 record. */
const ZIP64 = 0xffff_ffff;

/** Where an archive's directory is. */
export interface DirectoryPlace {
  entries: number;
  offset: number;
  bytes: number;
}

/**
 * Reads an end record that is exactly the end of the file: no comment, one volume, no ZIP64.
 *
 * @param tail the end of the file
 * @returns `null` if there is no such record
 */
export function readEndRecord(tail: Uint8Array): DirectoryPlace | null {
  const at = tail.length - END_RECORD_BYTES;
  if (at < 0 || !startsWith(tail, SIGNATURE, at)) return null;
  const [disk, directoryDisk, entriesHere, entries] = [4, 6, 8, 10].map((field) =>
    uint16(tail, at + field),
  );
  const isWhole = disk === 0 && directoryDisk === 0 && entriesHere === entries;
  if (!isWhole || entries === undefined || uint16(tail, at + 20) !== 0) return null;
  return { entries, bytes: uint32(tail, at + 12), offset: uint32(tail, at + 16) };
}

/**
 * Whether an archive ends in the last part of a file, so that programs would open it as one. The four
 * signature bytes also occur in compressed data by chance; a plausible place of the directory doesn't.
 */
export function hasArchiveEnd(tail: Uint8Array): boolean {
  for (let at = indexOf(tail, SIGNATURE); at !== -1; at = indexOf(tail, SIGNATURE, at + 1)) {
    if (at + END_RECORD_BYTES > tail.length) return false;
    const places = [uint32(tail, at + 12), uint32(tail, at + 16)];
    if (places.some((place) => place <= MAX_PLACE || place === ZIP64)) return true;
  }
  return false;
}
