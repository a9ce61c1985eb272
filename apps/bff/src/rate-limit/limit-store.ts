import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Count, SharedCounts } from "@kdl/runtime/limits/counts";
import { createOwnCounts } from "@kdl/runtime/limits/own-counts";

/** Clients that are remembered for each budget. */
const MAX_CLIENTS = 10_000;

type Done = (error: Error | null, result?: Count) => void;

/**
 * The store of @fastify/rate-limit. It counts in memory, and for the named groups also in Redis; the
 * higher count wins, so that a used-up budget stays used up when Redis fails or returns.
 *
 * @param shared `null` without Redis
 * @param sharedGroups values of `groupId` whose counts are kept together
 */
export function limitStore(
  shared: SharedCounts | null,
  sharedGroups: ReadonlySet<string>,
): FastifyRateLimitStoreCtor {
  class LimitStore implements FastifyRateLimitStore {
    readonly #group: string;
    readonly #own = createOwnCounts(MAX_CLIENTS);

    constructor({ groupId = "" }: { groupId?: string }) {
      this.#group = groupId;
    }

    incr(key: string, done: Done, timeWindow: number): void {
      const own = this.#own.add(key, timeWindow);
      if (shared === null || !sharedGroups.has(this.#group)) done(null, own);
      else void this.#addShared(shared, key, timeWindow, own, done);
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }

    async #addShared(
      counts: SharedCounts,
      key: string,
      timeWindow: number,
      own: Count,
      done: Done,
    ): Promise<void> {
      const all = await counts.add(`${this.#group}:${key}`, timeWindow);
      done(null, all && all.current > own.current ? all : own);
    }
  }
  return LimitStore;
}
