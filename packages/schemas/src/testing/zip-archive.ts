/** Writes ZIP archives for tests, including invalid ones. */
import { crc32, deflateRawSync } from "node:zlib";
import { concat } from "./filler.ts";

export interface ZipFile {
  name: string;
  data?: string | Uint8Array;
  isPacked?: boolean;
  flags?: number;
  method?: number;
  /** Unix mode, such as `0o120777` for a link. */
  mode?: number;
  /** The size in the directory, if it is false. */
  unpackedBytes?: number;
  /** The size in the file's local header, if it differs. */
  localUnpackedBytes?: number;
  /** The checksum, if it is false. */
  crc?: number;
  /** After the packed data, and counted as part of it. */
  hidden?: string;
  /** Name in the file's local header, if it differs. */
  localName?: string;
  /** The file's offset in the directory, if it is false. */
  offset?: number;
}

export interface ZipOptions {
  before?: string | Uint8Array;
  /** Between the files and the directory. */
  between?: string | Uint8Array;
  comment?: string;
  after?: string | Uint8Array;
  isZip64?: boolean;
  disk?: number;
}

const MADE_BY_UNIX = 0x0314;
const VERSION = 20;

function header(signature: string, fields: readonly (readonly [bytes: 2 | 4, value: number])[]) {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [size]) => sum + size, 0));
  bytes.write(signature, "latin1");
  let at = 4;
  for (const [size, value] of fields) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}

/** The archive's bytes; all offsets count from its first byte, `before` included. */
export function zipArchive(files: readonly ZipFile[], options: ZipOptions = {}): Uint8Array {
  const {
    before = "",
    between = "",
    comment = "",
    after = "",
    isZip64 = false,
    disk = 0,
  } = options;
  const parts: Uint8Array[] = [concat(before)];
  const directory: Uint8Array[] = [];
  let position = parts[0]!.length;
  for (const file of files) {
    const plain = concat(file.data ?? "");
    const packed = concat(file.isPacked ? deflateRawSync(plain) : plain, file.hidden ?? "");
    const name = concat(file.name);
    const localName = concat(file.localName ?? file.name);
    const unpackedBytes = file.unpackedBytes ?? plain.length;
    const about = (bytes: number) =>
      [
        [2, file.flags ?? 0],
        [2, file.method ?? (file.isPacked ? 8 : 0)],
        [2, 0],
        [2, 0x21],
        [4, file.crc ?? crc32(plain)],
        [4, packed.length],
        [4, bytes],
      ] as const;
    const local = header("PK\u0003\u0004", [
      [2, VERSION],
      ...about(file.localUnpackedBytes ?? unpackedBytes),
      [2, localName.length],
      [2, 0],
    ]);
    const entry = header("PK\u0001\u0002", [
      [2, MADE_BY_UNIX],
      [2, VERSION],
      ...about(unpackedBytes),
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, file.mode ?? 0],
      [4, file.offset ?? position],
    ]);
    parts.push(local, localName, packed);
    directory.push(entry, name);
    position += local.length + localName.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const start = position + concat(between).length;
  const count = Math.min(files.length, 0xffff);
  const zip64 = isZip64
    ? concat(
        header("PK\u0006\u0006", [
          [4, 44],
          [4, 0],
          [2, 45],
          [2, 45],
          [4, 0],
          [4, 0],
          [4, count],
          [4, 0],
          [4, count],
          [4, 0],
          [4, entries.length],
          [4, 0],
          [4, start],
          [4, 0],
        ]),
        header("PK\u0006\u0007", [
          [4, 0],
          [4, start + entries.length],
          [4, 0],
          [4, 1],
        ]),
      )
    : "";
  const end = header("PK\u0005\u0006", [
    [2, disk],
    [2, disk],
    [2, isZip64 ? 0xffff : count],
    [2, isZip64 ? 0xffff : count],
    [4, isZip64 ? 0xffff_ffff : entries.length],
    [4, isZip64 ? 0xffff_ffff : start],
    [2, comment.length],
  ]);
  return concat(Buffer.concat(parts), between, entries, zip64, end, comment, after);
}
