/** The addresses of an upstream: picks one for each call and leaves out those that are down. */
import type { BaseLogger } from "pino";
import { MAX_UPSTREAM_ADDRESSES } from "@kdl/schemas/environment";
import { addressByName, type UpstreamAddress } from "./address.ts";
import type { AddressOutcome } from "./address-outcome.ts";
import { type Lookup, resolveNames } from "./resolve-names.ts";

export interface AddressState {
  /** Host and port. */
  address: string;
  isUp: boolean;
}

/** A call to an address, in progress. */
export interface AddressCall {
  readonly address: UpstreamAddress;
  /** Whether another address is left to try after this one. */
  readonly hasOther: boolean;
  /** Must be called exactly once. */
  end(outcome: AddressOutcome): void;
}

export interface UpstreamAddresses {
  /** As configured, without a trailing slash. */
  readonly urls: readonly string[];
  /** The address for a new call: the one with the fewest pending calls of those that are up, or of all if none is. */
  first(): AddressCall;
  /** The next address that is up, after those in `tried` have failed. */
  next(tried: readonly UpstreamAddress[]): AddressCall | null;
  states(): AddressState[];
  close(): void | Promise<void>;
}

export interface AddressesOptions {
  urls: readonly string[];
  log: Pick<BaseLogger, "info" | "warn">;
  /** Checks whether an address that is down answers again. */
  probe: (address: UpstreamAddress) => Promise<boolean>;
  onCall?: (name: string, outcome: AddressOutcome) => void;
  /** Called when the list of addresses changes. */
  onChange?: (names: readonly string[]) => void;
  lookup?: Lookup;
  resolveEveryMs?: number;
  /** Delay before the first probe of an address that is down; doubles with each further one. */
  firstProbeMs?: number;
}

/** A single late or busy answer is no sign of an outage; this many in a row are. */
const FAILURES_IN_A_ROW = 3;
const FIRST_PROBE_MS = 1_000;
const LAST_PROBE_MS = 15_000;
/** An address that has been up for less than this when it goes down again keeps its probe delay. */
const STABLE_MS = 30_000;

interface Entry {
  address: UpstreamAddress;
  pending: number;
  failures: number;
  isUp: boolean;
  /** Probes scheduled since the address was last stable. */
  probes: number;
  upSince: number;
  lastUsed: number;
  timer: NodeJS.Timeout | undefined;
}

export function createAddresses(options: AddressesOptions): UpstreamAddresses {
  const { urls, log, probe, onCall, firstProbeMs = FIRST_PROBE_MS } = options;
  let entries: Entry[] = [];
  let calls = 0;
  let closed = false;
  let isOver = false;

  function setAddresses(found: readonly UpstreamAddress[]): void {
    if (found.length > MAX_UPSTREAM_ADDRESSES && !isOver) {
      log.warn(
        { found: found.length, used: MAX_UPSTREAM_ADDRESSES },
        "too many upstream addresses",
      );
    }
    isOver = found.length > MAX_UPSTREAM_ADDRESSES;
    const wanted = found.slice(0, MAX_UPSTREAM_ADDRESSES);
    const before = entries;
    entries = wanted.map(
      (address) => before.find((e) => isSame(e.address, address)) ?? entryOf(address),
    );
    const removed = before.filter((entry) => !entries.includes(entry));
    for (const entry of removed) clearTimeout(entry.timer);
    if (removed.length === 0 && entries.length === before.length) return;
    const names = entries.map(({ address }) => address.name);
    if (before.length > 0) log.info({ addresses: names }, "the upstream's addresses changed");
    options.onChange?.(names);
  }

  function call(entry: Entry, tried: readonly UpstreamAddress[]): AddressCall {
    calls += 1;
    entry.pending += 1;
    entry.lastUsed = calls;
    const { address } = entry;
    const hasOther = entries.some((e) => e !== entry && e.isUp && !tried.includes(e.address));
    return {
      address,
      hasOther,
      end(outcome) {
        entry.pending -= 1;
        if (!entries.includes(entry)) return;
        onCall?.(address.name, outcome);
        note(entry, outcome);
      },
    };
  }

  function note(entry: Entry, outcome: AddressOutcome): void {
    if (outcome === "unclear") return;
    if (outcome === "answered") {
      entry.failures = 0;
      if (!entry.isUp) markUp(entry);
      return;
    }
    entry.failures += 1;
    if (!entry.isUp) return;
    if (outcome === "unreachable" || entry.failures >= FAILURES_IN_A_ROW) markDown(entry, outcome);
  }

  function markUp(entry: Entry): void {
    entry.isUp = true;
    entry.failures = 0;
    entry.upSince = performance.now();
    clearTimeout(entry.timer);
    log.info({ address: entry.address.name }, "an address of the upstream answers again");
  }

  function markDown(entry: Entry, outcome: AddressOutcome): void {
    entry.isUp = false;
    if (performance.now() - entry.upSince > STABLE_MS) entry.probes = 0;
    log.warn({ address: entry.address.name, outcome }, "an address of the upstream is down");
    // The name may resolve to other addresses by now.
    names.refreshSoon();
    scheduleProbe(entry);
  }

  function scheduleProbe(entry: Entry): void {
    const longest = Math.min(LAST_PROBE_MS, firstProbeMs * 2 ** entry.probes);
    entry.probes = Math.min(entry.probes + 1, 10);
    // Jitter, so that several gateways don't probe in step.
    const wait = longest * (0.5 + Math.random() / 2);
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void runProbe(entry), wait).unref();
  }

  async function runProbe(entry: Entry): Promise<void> {
    // A single address gets every call anyway, so its next answer marks it as up.
    const answers = entries.length > 1 && (await probe(entry.address).catch(() => false));
    if (closed || entry.isUp || !entries.includes(entry)) return;
    if (answers) markUp(entry);
    else scheduleProbe(entry);
  }

  setAddresses(urls.map(addressByName));
  const names = resolveNames({
    urls,
    log,
    lookup: options.lookup,
    everyMs: options.resolveEveryMs,
    onResolved: setAddresses,
  });

  return {
    urls,
    first() {
      const up = entries.filter((entry) => entry.isUp);
      return call(leastBusy(up) ?? leastBusy(entries)!, []);
    },
    next(tried) {
      const left = entries.filter((entry) => entry.isUp && !tried.includes(entry.address));
      const entry = leastBusy(left);
      return entry ? call(entry, tried) : null;
    },
    states: () => entries.map(({ address, isUp }) => ({ address: address.name, isUp })),
    close() {
      closed = true;
      names.close();
      for (const { timer } of entries) clearTimeout(timer);
    },
  };
}

/** The address with the fewest pending calls; of several, the least recently used. */
function leastBusy(entries: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of entries) {
    const isBetter =
      !best ||
      entry.pending < best.pending ||
      (entry.pending === best.pending && entry.lastUsed < best.lastUsed);
    if (isBetter) best = entry;
  }
  return best;
}

const isSame = (a: UpstreamAddress, b: UpstreamAddress) => a.base === b.base && a.ip === b.ip;

const entryOf = (address: UpstreamAddress): Entry => ({
  address,
  pending: 0,
  failures: 0,
  isUp: true,
  probes: 0,
  upSince: -Infinity,
  lastUsed: 0,
  timer: undefined,
});
