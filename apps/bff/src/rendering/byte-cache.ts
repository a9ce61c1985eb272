import type { Resource } from "@kdl/schemas/content/resources";
import { LRUCache } from "lru-cache";
import type { CacheCounters } from "../metrics/gateway-metrics.ts";
import type { Enqueue } from "./serial-queue.ts";
import type { StoredReply } from "../http/stored-reply.ts";

export interface ByteCacheOptions {
  /** Bytes that good replies may take. */
  maxBytes: number;
  /** Bytes that redirects and not-found replies may take, so that they can't crowd out pages. */
  maxMinorBytes: number;
  /** How long a reply counts as fresh, in milliseconds. */
  freshMs: number;
  /** Grows when any content changes. */
  revision: () => number;
  /** Whether the content that a reply was made from is still current; checked once for each revision. */
  isCurrent: (reply: StoredReply) => boolean;
  /** Queues background refreshes, so that those due at the same time don't compete for the CPU. */
  enqueue?: Enqueue;
  now?: () => number;
  /** Counts lookups. */
  counters?: CacheCounters;
  /** Called when a refresh fails after the visitor has got an earlier reply. */
  onRefreshError?: (error: unknown, key: string) => void;
}

/** Makes a reply. @param known the previous one, whose compressed bodies are reused if it is unchanged */
export type Produce = (known: StoredReply | undefined) => Promise<StoredReply>;

/** Replies as bytes, by key: one render at a time, stale while revalidate, the last good one on failure. */
export interface ByteCache {
  /** A reply that can go out as it is, or `undefined`. */
  fresh(key: string): StoredReply | undefined;
  /** A reply of any age that may be served if there is no time to make a new one. */
  stale(key: string): StoredReply | undefined;
  /** Whether `get` would have to produce the reply and let the visitor wait for it. */
  wouldWait(key: string): boolean;
  get(key: string, produce: Produce): Promise<StoredReply>;
  /**
   * Marks the replies that were made from any of these resources as out of date, and those that are being
   * produced. The next visitor waits for a new one; until that is there, others get the earlier one.
   */
  purge(resources: readonly Resource[]): void;
}

interface Entry {
  reply: StoredReply;
  revision: number;
  freshUntil: number;
  staleUntil: number;
  expiresAt: number;
  /** Known to be out of date, so that a new reply is worth waiting for. */
  isPurged: boolean;
}

const MINOR_FRESH_MS = 10_000;
const DEGRADED_FRESH_MS = 2_000;
const RETRY_MS = 2_000;
/** Revision of a reply whose content has changed since. */
const NEVER_CURRENT = -1;
/** A reply is served stale for this many times as long as it was fresh. */
const STALE_FACTOR = 10;
/** How long a reply replaces one that can't be produced. */
const MAX_STALE_MS = 24 * 3_600_000;
/** Bookkeeping of one entry, besides its bodies. */
const OVERHEAD_BYTES = 4_096;

function boundedEntries(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ reply }, key) => reply.bytes + key.length + OVERHEAD_BYTES,
  });
}

export function createByteCache(options: ByteCacheOptions): ByteCache {
  const { now = Date.now, enqueue = (job) => job(), counters } = options;
  const major = boundedEntries(options.maxBytes);
  const minor = boundedEntries(options.maxMinorBytes);
  const flights = new Map<string, Promise<StoredReply>>();
  let generation = 0;

  function isFresh(entry: Entry, at: number): boolean {
    if (entry.isPurged || at >= entry.freshUntil) return false;
    const revision = options.revision();
    if (entry.revision !== revision && options.isCurrent(entry.reply)) entry.revision = revision;
    return entry.revision === revision;
  }

  const lookup = (key: string) => major.get(key) ?? minor.get(key);

  function keep(key: string, reply: StoredReply): void {
    const isMajor = reply.status === 200 && !reply.degraded;
    const longest = reply.degraded ? DEGRADED_FRESH_MS : isMajor ? Infinity : MINOR_FRESH_MS;
    const freshMs = Math.min(options.freshMs, longest);
    const at = now();
    const entry: Entry = {
      reply,
      revision: options.isCurrent(reply) ? options.revision() : NEVER_CURRENT,
      freshUntil: at + freshMs,
      staleUntil: at + (isMajor ? Math.min(freshMs * STALE_FACTOR, MAX_STALE_MS) : freshMs),
      expiresAt: at + (isMajor ? MAX_STALE_MS : freshMs),
      isPurged: false,
    };
    (isMajor ? minor : major).delete(key);
    (isMajor ? major : minor).set(key, entry);
  }

  /** While replies can't be produced, requests don't wait for the attempts. */
  function standIn(entry: Entry): StoredReply {
    entry.freshUntil = now() + RETRY_MS;
    entry.revision = options.revision();
    entry.staleUntil = entry.expiresAt;
    entry.isPurged = false;
    return entry.reply;
  }

  function settle(key: string, reply: StoredReply, earlier: Entry | undefined): StoredReply {
    const failed = reply.status >= 500;
    const worse = failed || reply.degraded;
    if (worse && earlier && !earlier.reply.degraded && now() < earlier.expiresAt) {
      return standIn(earlier);
    }
    if (!failed) keep(key, reply);
    return reply;
  }

  function start(
    key: string,
    produce: Produce,
    earlier: Entry | undefined,
    isAwaited: boolean,
  ): Promise<StoredReply> {
    const startedIn = generation;
    const make = () => produce(earlier?.reply);
    const flight = (isAwaited ? make() : enqueue(make))
      .then((reply) => (startedIn === generation ? settle(key, reply, earlier) : reply))
      .catch((error: unknown) => {
        if (!earlier || now() >= earlier.expiresAt) throw error;
        options.onRefreshError?.(error, key);
        return standIn(earlier);
      })
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key);
      });
    flights.set(key, flight);
    return flight;
  }

  return {
    fresh(key) {
      const entry = lookup(key);
      if (!entry || !isFresh(entry, now())) return undefined;
      counters?.hit.inc();
      return entry.reply;
    },
    stale(key) {
      const entry = lookup(key);
      if (!entry || now() >= entry.expiresAt) return undefined;
      counters?.stale.inc();
      return entry.reply;
    },
    wouldWait(key) {
      const entry = lookup(key);
      if (flights.has(key)) return false;
      return !entry || now() >= entry.staleUntil || entry.isPurged;
    },
    async get(key, produce) {
      const entry = lookup(key);
      const at = now();
      if (entry && isFresh(entry, at)) {
        counters?.hit.inc();
        return entry.reply;
      }
      const underWay = flights.get(key);
      const mustWait = !entry || at >= entry.staleUntil || (entry.isPurged && !underWay);
      const flight = underWay ?? start(key, produce, entry, mustWait);
      if (mustWait) {
        counters?.miss.inc();
        return flight;
      }
      counters?.stale.inc();
      // Nothing awaits the refresh, which may outlive the reply that it would fall back on.
      flight.catch((error: unknown) => options.onRefreshError?.(error, key));
      return entry.reply;
    },
    purge(resources) {
      generation += 1;
      flights.clear();
      for (const entries of [major, minor]) {
        for (const entry of entries.values()) {
          const { sources } = entry.reply;
          if (resources.some((resource) => sources.has(resource))) entry.isPurged = true;
        }
      }
    },
  };
}
