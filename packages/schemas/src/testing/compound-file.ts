/** Writes compound files (MS-CFB), the container of Word 97 to 2003, for tests. */

export interface CompoundEntry {
  name: string;
  /** A stream; without it, a storage. */
  data?: Uint8Array;
}

const SECTOR = 512;
const ENTRY = 128;
const FREE = 0xffff_ffff;
const END_OF_CHAIN = 0xffff_fffe;
const TABLE_SECTOR = 0xffff_fffd;
/** One sector of the allocation table speaks of so many sectors. */
const PER_TABLE = SECTOR / 4;

/** The allocation table in front, the directory next, then the streams. At most 60 KiB in all. */
export function compoundFile(entries: readonly CompoundEntry[]): Uint8Array {
  const all = [{ name: "Root Entry" }, ...entries] as const;
  const directorySectors = Math.ceil((all.length * ENTRY) / SECTOR);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(TABLE_SECTOR, 0);
  chain(table, 1, directorySectors);

  const directory = Buffer.alloc(directorySectors * SECTOR);
  const streams: Buffer[] = [];
  let sector = 1 + directorySectors;
  for (const [index, entry] of all.entries()) {
    const data = "data" in entry ? entry.data : undefined;
    const sectors = Math.ceil((data?.length ?? 0) / SECTOR);
    writeEntry(directory.subarray(index * ENTRY), entry.name, {
      kind: index === 0 ? 5 : data === undefined ? 1 : 2,
      sector: sectors > 0 ? sector : END_OF_CHAIN,
      bytes: data?.length ?? 0,
    });
    if (data === undefined) continue;
    streams.push(Buffer.concat([data, Buffer.alloc(sectors * SECTOR - data.length)]));
    chain(table, sector, sectors);
    sector += sectors;
  }
  if (sector > PER_TABLE) throw new Error("too much for one sector of the allocation table");
  return Buffer.concat([fileHeader(), table, directory, ...streams]);
}

function fileHeader(): Buffer {
  const header = Buffer.alloc(SECTOR);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const) {
    header.writeUInt16LE(value, at);
  }
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return header;
}

function chain(table: Buffer, first: number, count: number): void {
  for (let sector = first; sector < first + count; sector += 1) {
    const isLast = sector === first + count - 1;
    if (sector < PER_TABLE) table.writeUInt32LE(isLast ? END_OF_CHAIN : sector + 1, sector * 4);
  }
}

function writeEntry(
  entry: Buffer,
  name: string,
  { kind, sector, bytes }: { kind: number; sector: number; bytes: number },
): void {
  entry.write(name, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = kind;
  for (const at of [68, 72, 76]) entry.writeUInt32LE(FREE, at);
  entry.writeUInt32LE(sector, 116);
  entry.writeUInt32LE(bytes, 120);
}
