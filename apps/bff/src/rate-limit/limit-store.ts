import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";
import type { Count, SharedCounts } from "./shared-counts.ts";

/** Clients that are remembered for each budget; the memory that this takes is bounded. */
const MAX_CLIENTS = 10_000;

interface Window {
  current: number;
  endsAt: number;
}

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
    readonly #windows = new LRUCache<string, Window>({ max: MAX_CLIENTS });

    constructor({ groupId = "" }: { groupId?: string }) {
      this.#group = groupId;
    }

    incr(key: string, done: Done, timeWindow: number): void {
      const own = this.#addOwn(key, timeWindow);
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

    #addOwn(key: string, timeWindow: number): Count {
      const now = Date.now();
      const known = this.#windows.get(key);
      const isOpen = known !== undefined && now < known.endsAt;
      const window = isOpen ? known : { current: 0, endsAt: now + timeWindow };
      window.current += 1;
      if (!isOpen) this.#windows.set(key, window);
      return { current: window.current, ttl: window.endsAt - now };
    }
  }
  return LimitStore;
}
