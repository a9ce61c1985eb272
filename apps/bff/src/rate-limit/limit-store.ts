import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Count, SharedCounts } from "@kdl/runtime/limits/counts";
import { createOwnCounts } from "@kdl/runtime/limits/own-counts";

/** Clients that are remembered for each budget. */
const MAX_CLIENTS = 10_000;

type Done = (error: Error | null, result?: Count) => void;

/**
 * Where @fastify/rate-limit keeps its counts. Each is kept here; those of the named groups in Redis,
 * too, and then the higher one counts. So whoever has used up a budget has nothing to gain from the
 * moment in which Redis goes or comes back.
 *
 * @param shared `null` where no Redis is configured
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
