import { createOwnCounts } from "./own-counts.ts";
import type { Count, SharedCounts } from "./shared-counts.ts";

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

/** @param shared `null` where no Redis is configured; otherwise the higher count holds */
export function createTries(shared: SharedCounts | null): Tries {
  const own = createOwnCounts(MAX_BUCKETS);

  async function add(bucket: string, windowMs: number): Promise<Count & { isShared: boolean }> {
    const here = own.add(bucket, windowMs);
    const all = (await shared?.add(PREFIX + bucket, windowMs)) ?? null;
    const higher = all && all.current > here.current ? all : here;
    return { ...higher, isShared: all !== null };
  }

  return {
    async take(buckets, { max, windowMs }) {
      const counts = await Promise.all(buckets.map((bucket) => add(bucket, windowMs)));
      const giveBack = async () => {
        await Promise.all(
          buckets.map((bucket, index) => {
            own.giveBack(bucket);
            return counts[index]?.isShared ? shared?.giveBack(PREFIX + bucket) : undefined;
          }),
        );
      };
      const full = counts.filter(({ current }) => current > max);
      if (full.length === 0) return { ok: true, giveBack };
      await giveBack();
      const waitMs = Math.max(...full.map(({ ttl }) => ttl));
      return { ok: false, retryAfterS: Math.max(1, Math.ceil(waitMs / 1_000)) };
    },
  };
}
