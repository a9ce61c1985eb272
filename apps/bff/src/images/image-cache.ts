import type { BaseLogger } from "pino";
import type { CacheCounters } from "../metrics/gateway-metrics.ts";
import type { DiskCache, StoredImage } from "./disk-cache.ts";
import type { ImageBytes } from "./resize.ts";

/** Resized images: concurrent requests share one job, and old images are refreshed in the background. */
export interface ImageCache {
  has(key: string): boolean;
  /** @param make resolves to `null` if there is no such image; that is not cached */
  get(key: string, make: () => Promise<ImageBytes | null>): Promise<StoredImage | null>;
}

/** An upstream may put another image in the place of one: after this, it is looked at again. */
export const FRESH_MS = 24 * 3_600_000;

export function createImageCache(
  disk: DiskCache,
  log: Pick<BaseLogger, "warn">,
  counters: CacheCounters,
): ImageCache {
  const flights = new Map<string, Promise<StoredImage | null>>();

  function start(key: string, make: () => Promise<ImageBytes | null>): Promise<StoredImage | null> {
    const flight = make()
      .then((image) => image && disk.write(key, image))
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    has: (key) => flights.has(key) || disk.has(key),
    async get(key, make) {
      const stored = await disk.read(key);
      const isFresh = stored !== null && Date.now() - stored.createdAt < FRESH_MS;
      (isFresh ? counters.hit : stored ? counters.stale : counters.miss).inc();
      if (isFresh) return stored;
      const flight = flights.get(key) ?? start(key, make);
      if (!stored) return flight;
      flight.catch((err: unknown) => log.warn({ err }, "an image could not be refreshed"));
      return stored;
    },
  };
}
