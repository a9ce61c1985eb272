import { createHash } from "node:crypto";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { BaseLogger } from "pino";
import { digestOf } from "../http/stored-reply.ts";
import type { ImageBytes } from "./resize.ts";

export interface StoredImage extends ImageBytes {
  /** Digest of the body, as in entity tags. */
  digest: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Images on disk; evicts the least recently used. Survives restarts. */
export interface DiskCache {
  has(key: string): boolean;
  read(key: string): Promise<StoredImage | null>;
  write(key: string, image: ImageBytes): Promise<StoredImage>;
  /** Whether the last image could be written or, before any was, the folder could be created. */
  isWritable(): boolean;
}

interface Entry {
  /** Contains all metadata of the image, so that no file is opened at startup. */
  name: string;
  bytes: number;
  touchedAt: number;
}

const extensions: Record<string, string> = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/svg+xml": "svg",
};
const types = Object.fromEntries(Object.entries(extensions).map(([type, ext]) => [ext, type]));
const NAME = /^([0-9a-f]{40})\.([0-9a-z]+)\.([\w-]{22})\.(\w+)$/;

const BLOCK_BYTES = 4096;
/** The precision with which "recently used" survives a restart. */
const TOUCH_MS = 3_600_000;

const idOf = (key: string) => createHash("sha256").update(key).digest("hex").slice(0, 40);
const onDisk = (bytes: number) => Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES || BLOCK_BYTES;

/** Opens the cache in `folder`, with what is there already. Without a usable folder it stores nothing. */
export async function openDiskCache(options: {
  folder: string;
  maxBytes: number;
  log: Pick<BaseLogger, "warn">;
}): Promise<DiskCache> {
  const { folder, log } = options;
  let writable = true;
  const fail = (err: unknown) => {
    writable = false;
    log.warn({ err }, "the image cache can't be written");
  };
  const entries = new LRUCache<string, Entry>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ bytes }) => onDisk(bytes),
    dispose: (entry, _id, reason) => {
      if (reason !== "set") drop(entry);
    },
  });
  const drop = (entry: Entry) => void unlink(join(folder, entry.name)).catch(() => {});

  function remember(id: string, entry: Entry): void {
    const earlier = entries.peek(id);
    entries.set(id, entry);
    if (earlier && earlier.name !== entry.name) drop(earlier);
    // An image larger than the whole cache isn't stored.
    if (!entries.has(id)) drop(entry);
  }

  await mkdir(folder, { recursive: true }).catch(fail);
  for (const [id, entry] of await found(folder)) remember(id, entry);

  return {
    has: (key) => entries.has(idOf(key)),
    isWritable: () => writable,

    async read(key) {
      const id = idOf(key);
      const entry = entries.get(id);
      const [, , createdAt = "", digest = "", extension = ""] = NAME.exec(entry?.name ?? "") ?? [];
      if (!entry) return null;
      try {
        const file = join(folder, entry.name);
        const body = await readFile(file);
        const now = Date.now();
        if (now - entry.touchedAt > TOUCH_MS) {
          entry.touchedAt = now;
          utimes(file, now / 1000, now / 1000).catch(() => {});
        }
        return {
          body,
          digest,
          type: types[extension] ?? "application/octet-stream",
          createdAt: Number.parseInt(createdAt, 36),
        };
      } catch {
        entries.delete(id);
        return null;
      }
    },

    async write(key, image) {
      const id = idOf(key);
      const digest = digestOf(image.body);
      const now = Date.now();
      const name = `${id}.${now.toString(36)}.${digest}.${extensions[image.type] ?? "bin"}`;
      // A reader, or the next start after a crash, must never find half a file.
      const draft = join(folder, `${name}.part`);
      try {
        await writeFile(draft, image.body);
        await rename(draft, join(folder, name));
        remember(id, { name, bytes: image.body.length, touchedAt: now });
        writable = true;
      } catch (error) {
        fail(error);
      }
      return { ...image, digest, createdAt: now };
    },
  };
}

/** Files of an earlier run, the least recently used first; unfinished ones are removed. */
async function found(folder: string): Promise<[id: string, entry: Entry][]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, Entry] | null> => {
      const id = NAME.exec(name)?.[1];
      if (id === undefined) {
        if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
        return null;
      }
      const info = await stat(join(folder, name)).catch(() => null);
      return info && [id, { name, bytes: info.size, touchedAt: info.mtimeMs }];
    }),
  );
  return entries
    .filter((entry) => entry !== null)
    .toSorted(([, a], [, b]) => a.touchedAt - b.touchedAt);
}
