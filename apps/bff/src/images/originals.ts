import { LRUCache } from "lru-cache";
import type { BaseLogger } from "pino";
import { ownBytes } from "../http/own-bytes.ts";
import type { ReadClient } from "../upstream/read-client.ts";

/** Original images, by absolute address. */
export interface Originals {
  /** The bytes; `null` if the image is missing or too large, or the server is down. */
  get(address: string): Promise<Buffer | null>;
}

export interface OriginalsOptions {
  client: Pick<ReadClient, "read">;
  log: Pick<BaseLogger, "warn">;
}

const MAX_BYTES = 15 * 1024 * 1024;
/** A page requests an image in several widths at once; the upstream is asked once. */
const MEMORY_BYTES = 24 * 1024 * 1024;
const REMEMBERED_MS = 60_000;
const MISSING_REMEMBERED_MS = 10_000;

/** Fetches original images. The client enforces the time limit and asks no other host. */
export function createOriginals({ client, log }: OriginalsOptions): Originals {
  const memory = new LRUCache<string, { bytes: Buffer | null }>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + 1024,
    ttl: REMEMBERED_MS,
    async fetchMethod(address, _stale, { options }) {
      try {
        const read = { maxBytes: MAX_BYTES, headers: { accept: "image/*" } };
        return { bytes: ownBytes((await client.read(address, read)).body) };
      } catch (error) {
        log.warn({ image: address, err: error }, "an image could not be fetched");
        options.ttl = MISSING_REMEMBERED_MS;
        return { bytes: null };
      }
    },
  });
  return { get: async (address) => (await memory.fetch(address))?.bytes ?? null };
}
