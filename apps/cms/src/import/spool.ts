import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where a text lies in the spool. */
export interface Spooled {
  offset: number;
  bytes: number;
}

/** Texts on the disk, so that an export's size doesn't count in memory. */
export interface Spool {
  add(text: string): Promise<Spooled>;
  read(place: Spooled): Promise<string>;
  close(): Promise<void>;
}

/** The file has no name, so that it ends with the program, however that ends. */
export async function openSpool(folder: string): Promise<Spool> {
  const path = join(folder, `.import-${randomUUID()}`);
  const file: FileHandle = await open(path, "wx+", 0o600);
  await rm(path);
  let end = 0;
  return {
    async add(text) {
      const data = Buffer.from(text);
      const place = { offset: end, bytes: data.length };
      end += data.length;
      await file.writev([data], place.offset);
      return place;
    },
    async read({ offset, bytes }) {
      const { buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, offset);
      return buffer.toString();
    },
    close: () => file.close(),
  };
}
