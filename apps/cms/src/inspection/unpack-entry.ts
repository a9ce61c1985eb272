/** Unpacks one file of an archive without trusting its declared size. */
import { crc32, createInflateRaw } from "node:zlib";
import { uint16, uint32 } from "@kdl/schemas/documents/document-bytes";
import type { ZipEntry } from "@kdl/schemas/documents/zip-directory";

const HEADER_BYTES = 30;
const STORED = 0;
/** Flag: the sizes follow the data, and the header has zeros. */
const SIZES_LATER = 0b1000;

/** The archive's metadata doesn't match its content. */
export class ArchiveLies extends Error {}

/**
 * The unpacked bytes, as a stream.
 *
 * @throws {ArchiveLies} if header, directory and content don't agree, at most one byte too late
 */
export async function* unpackEntry(archive: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(archive, entry);
  let size = 0;
  let crc = 0;
  for await (const chunk of unpacked(packed, entry)) {
    size += chunk.length;
    if (size > entry.unpackedBytes) throw new ArchiveLies(entry.name);
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (size !== entry.unpackedBytes || crc !== entry.crc) throw new ArchiveLies(entry.name);
}

function packedBytes(archive: Buffer, entry: ZipEntry): Buffer {
  const { offset, packedBytes: bytes } = entry;
  const [packed, plain] = [uint32(archive, offset + 18), uint32(archive, offset + 22)];
  const isLater = (uint16(archive, offset + 6) & SIZES_LATER) !== 0 && packed === 0 && plain === 0;
  if (!isLater && (packed !== bytes || plain !== entry.unpackedBytes)) {
    throw new ArchiveLies(entry.name);
  }
  const names = uint16(archive, offset + 26) + uint16(archive, offset + 28);
  const start = offset + HEADER_BYTES + names;
  return archive.subarray(start, start + bytes);
}

async function* unpacked(packed: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  if (entry.method === STORED) {
    yield packed;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    for await (const chunk of inflate) yield chunk as Buffer;
  } catch {
    throw new ArchiveLies(entry.name);
  } finally {
    inflate.destroy();
  }
  // No data may be hidden after the end of the compressed data.
  if (inflate.bytesWritten !== packed.length) throw new ArchiveLies(entry.name);
}
