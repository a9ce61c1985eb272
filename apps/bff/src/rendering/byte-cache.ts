import { LRUCache } from "lru-cache";
import type { CacheTally } from "../metrics/gateway-metrics.ts";
import type { TakeTurn } from "./one-at-a-time.ts";
import type { StoredReply } from "./stored-reply.ts";

export interface ByteCacheOptions {
  /** Bytes that good replies may take. */
  maxBytes: number;
  /** Bytes that redirects and not-found replies may take: nobody can crowd out pages with them. */
  maxMinorBytes: number;
  /** How long a reply counts as fresh, in milliseconds. */
  freshMs: number;
  /** Grows when the content changed; a reply of an earlier revision is stale. */
  revision: () => number;
  /** Refreshes behind visitors' backs: those that come due together must not take the processor together. */
  takeTurn?: TakeTurn;
  now?: () => number;
  /** Counts lookups. */
  tally?: CacheTally;
  /** Told of a refresh that failed while the visitor got an earlier reply. */
  onRefreshError?: (error: unknown, key: string) => void;
}

/** Makes a reply. @param known the one of before, whose compressed forms hold where it says the same */
export type Produce = (known: StoredReply | undefined) => Promise<StoredReply>;

/** Replies as bytes, by key: single flight, stale while revalidate, the last good one on failure. */
export interface ByteCache {
  /** A reply that can go out as it is, or `undefined`. */
  fresh(key: string): StoredReply | undefined;
  /** A reply that is better than none, however old: for when there is no time to make a new one. */
  kept(key: string): StoredReply | undefined;
  /** Whether `get` would have to produce the reply and let the visitor wait for it. */
  wouldWait(key: string): boolean;
  get(key: string, produce: Produce): Promise<StoredReply>;
  /** Forgets everything, also what is being produced from the content of before. */
  clear(): void;
}

interface Entry {
  reply: StoredReply;
  revision: number;
  freshUntil: number;
  staleUntil: number;
  keptUntil: number;
}

const MINOR_FRESH_MS = 10_000;
const DEGRADED_FRESH_MS = 2_000;
const RETRY_MS = 2_000;
/** Of a reply whose content changed while it was made. */
const NEVER_CURRENT = -1;
/** A reply is served stale for this many times as long as it was fresh. */
const STALE_FACTOR = 10;
/** How long a reply stands in for one that can't be produced. */
const KEPT_MS = 24 * 3_600_000;
/** Bookkeeping of one entry, beside its bodies. */
const OVERHEAD_BYTES = 4_096;

function boundedEntries(maxSize: number): LRUCache<string, Entry> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ reply }, key) => reply.bytes + key.length + OVERHEAD_BYTES,
  });
}

export function createByteCache(options: ByteCacheOptions): ByteCache {
  const { now = Date.now, takeTurn = (job) => job(), tally } = options;
  const major = boundedEntries(options.maxBytes);
  const minor = boundedEntries(options.maxMinorBytes);
  const flights = new Map<string, Promise<StoredReply>>();
  let generation = 0;

  const isFresh = (entry: Entry, at: number) =>
    at < entry.freshUntil && entry.revision === options.revision();
  const lookup = (key: string) => major.get(key) ?? minor.get(key);

  function keep(key: string, reply: StoredReply): void {
    const isMajor = reply.status === 200 && !reply.degraded;
    const longest = reply.degraded ? DEGRADED_FRESH_MS : isMajor ? Infinity : MINOR_FRESH_MS;
    const freshMs = Math.min(options.freshMs, longest);
    const at = now();
    const entry: Entry = {
      reply,
      // The first reply of all is what loads the content, so a revision from before it would be too old.
      revision: reply.outdated ? NEVER_CURRENT : options.revision(),
      freshUntil: at + freshMs,
      staleUntil: at + (isMajor ? Math.min(freshMs * STALE_FACTOR, KEPT_MS) : freshMs),
      keptUntil: at + (isMajor ? KEPT_MS : freshMs),
    };
    (isMajor ? minor : major).delete(key);
    (isMajor ? major : minor).set(key, entry);
  }

  /** While replies can't be produced, nobody waits for the attempts. */
  function standIn(entry: Entry): StoredReply {
    entry.freshUntil = now() + RETRY_MS;
    entry.revision = options.revision();
    entry.staleUntil = entry.keptUntil;
    return entry.reply;
  }

  function settle(key: string, reply: StoredReply, earlier: Entry | undefined): StoredReply {
    const failed = reply.status >= 500;
    const worse = failed || reply.degraded;
    if (worse && earlier && !earlier.reply.degraded && now() < earlier.keptUntil) {
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
    const flight = (isAwaited ? make() : takeTurn(make))
      .then((reply) => (startedIn === generation ? settle(key, reply, earlier) : reply))
      .catch((error: unknown) => {
        if (!earlier || now() >= earlier.keptUntil) throw error;
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
      tally?.hit.inc();
      return entry.reply;
    },
    kept(key) {
      const entry = lookup(key);
      if (!entry || now() >= entry.keptUntil) return undefined;
      tally?.stale.inc();
      return entry.reply;
    },
    wouldWait(key) {
      const entry = lookup(key);
      return !flights.has(key) && !(entry && now() < entry.staleUntil);
    },
    async get(key, produce) {
      const entry = lookup(key);
      const at = now();
      if (entry && isFresh(entry, at)) {
        tally?.hit.inc();
        return entry.reply;
      }
      const isAwaited = !entry || at >= entry.staleUntil;
      const flight = flights.get(key) ?? start(key, produce, entry, isAwaited);
      if (isAwaited) {
        tally?.miss.inc();
        return flight;
      }
      tally?.stale.inc();
      // The refresh runs on its own; it can outlive what it might fall back on.
      flight.catch((error: unknown) => options.onRefreshError?.(error, key));
      return entry.reply;
    },
    clear() {
      generation += 1;
      flights.clear();
      major.clear();
      minor.clear();
    },
  };
}
