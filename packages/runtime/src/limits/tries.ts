import type { Count, SharedCounts } from "./counts.ts";
import { createOwnCounts } from "./own-counts.ts";

/** How many tries a window allows. */
export interface TryLimit {
  max: number;
  windowMs: number;
}

/** A granted try, or how long to wait for the next one. */
export type Try =
  | { ok: true; /** Undoes the count, for tries that shouldn't count. */ giveBack(): Promise<void> }
  | { ok: false; retryAfterS: number };

/** Counts tries before they are made, so that parallel tries gain nothing. */
export interface Tries {
  /** Takes one try from every bucket, or from none of them. */
  take(buckets: readonly string[], limit: TryLimit): Promise<Try>;
}

const MAX_BUCKETS = 50_000;
const PREFIX = "tries:";

/**
 * @param shared `null` without a shared store; with one, the higher count applies
 */
export function createTries(shared: SharedCounts | null): Tries {
  const own = createOwnCounts(MAX_BUCKETS);

  return {
    async take(buckets, { max, windowMs }) {
      const counts = buckets.map((bucket) => own.add(bucket, windowMs));
      const giveBackOwn = () => buckets.forEach((bucket) => own.giveBack(bucket));
      // A full bucket is refused without asking the shared store.
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
