/** Resolves the host names of an upstream periodically. */
import { ADDRCONFIG, type LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { BaseLogger } from "pino";
import { addressByIp, addressByName, type UpstreamAddress } from "./address.ts";

export type Lookup = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface ResolveOptions {
  /** As in `UPSTREAM_URL`. */
  urls: readonly string[];
  /** Called with all addresses after each refresh. */
  onResolved: (addresses: UpstreamAddress[]) => void;
  log: Pick<BaseLogger, "warn">;
  lookup?: Lookup | undefined;
  everyMs?: number | undefined;
}

export interface NameResolution {
  /** Refreshes early, because an address failed. */
  refreshSoon(): void;
  close(): void;
}

const EVERY_MS = 5_000;
/** Shortest time between refreshes, however many addresses fail. */
const MIN_REFRESH_MS = 500;

/** The system's resolver: only it knows container names and search domains. */
const systemLookup: Lookup = (hostname) => lookup(hostname, { all: true, hints: ADDRCONFIG });

/**
 * Starts resolving, one name at a time: a name server that doesn't answer blocks one of libuv's few
 * threads, which file access and compression need as well.
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
      // Keep the last result: an address that no longer exists is marked as down when it is called.
      if (!failing.has(base)) log.warn({ hostname, err: error }, "a name can't be resolved");
      failing.add(base);
    }
  }

  async function refresh(): Promise<void> {
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
    timer = setTimeout(() => void refresh(), ms).unref();
  }

  const names = urls.filter((base) => !isNumeric(new URL(base).hostname));
  if (names.length > 0) void refresh();
  return {
    refreshSoon() {
      if (names.length > 0 && !isRunning && !closed) schedule(Math.min(MIN_REFRESH_MS, everyMs));
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

const isNumeric = (hostname: string) => isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

/**
 * A name with one address per family stays a name: the system picks the family that works. If there are
 * more, only IPv4 counts if available, or a server with both families would be listed twice.
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
