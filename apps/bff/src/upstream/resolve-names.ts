/** Follows the host names of an upstream to their addresses, again and again. */
import { ADDRCONFIG, type LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { BaseLogger } from "pino";
import { addressByIp, addressByName, type UpstreamAddress } from "./address.ts";

export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface ResolveOptions {
  /** As in `UPSTREAM_URL`. */
  urls: readonly string[];
  /** Called with all addresses after each round. */
  onResolved: (addresses: UpstreamAddress[]) => void;
  log: Pick<BaseLogger, "warn">;
  lookup?: Lookup | undefined;
  everyMs?: number | undefined;
}

export interface NameResolution {
  /** Looks again before the next round is due: an address failed. */
  soon(): void;
  close(): void;
}

const EVERY_MS = 5_000;
/** However many addresses fail, names are looked up no more often than this. */
const GAP_MS = 500;

/** With the system's resolver: containers' names and search domains are known to it alone. */
const systemLookup: Lookup = (hostname) => lookup(hostname, { all: true, hints: ADDRCONFIG });

/**
 * Starts to resolve names. One at a time: a name server that doesn't answer holds one of libuv's few
 * threads, which files and compression need as well.
 */
export function resolveNames(options: ResolveOptions): NameResolution {
  const { urls, onResolved, log, lookup: find = systemLookup, everyMs = EVERY_MS } = options;
  const known = new Map<string, UpstreamAddress[]>();
  const failing = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let closed = false;

  async function resolveOne(base: string): Promise<void> {
    const { hostname } = new URL(base);
    try {
      known.set(base, addressesOf(base, await find(hostname)));
      failing.delete(base);
    } catch (error) {
      // The last answer stays: addresses that are gone show that themselves when they are asked.
      if (!failing.has(base)) log.warn({ hostname, err: error }, "a name can't be resolved");
      failing.add(base);
    }
  }

  async function round(): Promise<void> {
    clearTimeout(timer);
    isRunning = true;
    for (const base of names) if (!closed) await resolveOne(base);
    isRunning = false;
    if (closed) return;
    onResolved(urls.flatMap((base) => known.get(base) ?? [addressByName(base)]));
    schedule(everyMs);
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void round(), ms).unref();
  }

  const names = urls.filter((base) => !isNumeric(new URL(base).hostname));
  if (names.length > 0) void round();
  return {
    soon() {
      if (names.length > 0 && !isRunning && !closed) schedule(Math.min(GAP_MS, everyMs));
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const isNumeric = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

/**
 * A name with one address in each family stays a name: the system chooses the family that works. Of more
 * only IPv4 counts, where there is any, or a server with both would be there twice.
 */
function addressesOf(base: string, found: readonly LookupAddress[]): UpstreamAddress[] {
  const of = (family: number) => [
    ...new Set(found.filter((entry) => entry.family === family).map(({ address }) => address)),
  ];
  const [four, six] = [of(4), of(6)];
  const chosen = four.length > 0 ? four : six;
  if (chosen.length < 2) return [addressByName(base)];
  return chosen.toSorted().map((ip) => addressByIp(base, ip));
}
