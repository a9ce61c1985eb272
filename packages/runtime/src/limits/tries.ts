import type { Count, SharedCounts } from "./counts.ts";
import { createOwnCounts } from "./own-counts.ts";

/** How many tries there are in a window. */
export interface TryLimit {
  max: number;
  windowMs: number;
}

/** A try that may be made, or how long to wait for the next one. */
export type Try =
  | { ok: true; /** The try was none that counts. */ giveBack(): Promise<void> }
  | { ok: false; retryAfterS: number };

/** Counts tries that may fail. A try is counted before it is made, so that many at once gain nothing. */
export interface Tries {
  /** Takes one try from every bucket, or from none. */
  take(buckets: readonly string[], limit: TryLimit): Promise<Try>;
}

const MAX_BUCKETS = 50_000;
const PREFIX = "tries:";

/**
 * @param shared `null` if there is no store that several processes share; otherwise the higher count holds
 */
export function createTries(shared: SharedCounts | null): Tries {
  const own = createOwnCounts(MAX_BUCKETS);

  return {
    async take(buckets, { max, windowMs }) {
      const counts = buckets.map((bucket) => own.add(bucket, windowMs));
      const giveBackOwn = () => buckets.forEach((bucket) => own.giveBack(bucket));
      // What is full here costs the shared store nothing.
      if (counts.some(({ current }) => current > max)) {
        giveBackOwn();
        return refused(counts, max);
      }
      const keys = buckets.map((bucket) => PREFIX + bucket);
      const all = await Promise.all(
        keys.map(async (key) => (await shared?.add(key, windowMs)) ?? null),
      );
      const giveBack = async () => {
        giveBackOwn();
        const added = keys.filter((_, index) => all[index] !== null);
        await Promise.all(added.map((key) => shared?.giveBack(key)));
      };
      const sharedCounts = all.filter((count) => count !== null);
      if (sharedCounts.every(({ current }) => current <= max)) return { ok: true, giveBack };
      await giveBack();
      return refused(sharedCounts, max);
    },
  };
}

function refused(counts: readonly Count[], max: number): Try {
  const waits = counts.filter(({ current }) => current > max).map(({ ttl }) => ttl);
  return { ok: false, retryAfterS: Math.max(1, Math.ceil(Math.max(...waits) / 1_000)) };
}
