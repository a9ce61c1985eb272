/** The addresses of an upstream: which one to ask next, and which not to ask for the time being. */
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

/** A call on its way to an address. */
export interface AddressCall {
  readonly address: UpstreamAddress;
  /** Whether another address could be asked after this one. */
  readonly hasOther: boolean;
  /** Has to be called once. */
  end(outcome: AddressOutcome): void;
}

export interface UpstreamAddresses {
  /** As given, without a slash at the end. */
  readonly urls: readonly string[];
  /** The address for a call: of those that are up, one with the fewest calls in hand. Down ones only where none is up. */
  first(): AddressCall;
  /** Another one that is up, for a call that the addresses in `asked` have failed. */
  next(asked: readonly UpstreamAddress[]): AddressCall | null;
  states(): AddressState[];
  close(): void | Promise<void>;
}

export interface AddressesOptions {
  urls: readonly string[];
  log: Pick<BaseLogger, "info" | "warn">;
  /** Whether an address that is down answers again. */
  probe: (address: UpstreamAddress) => Promise<boolean>;
  onCall?: (name: string, outcome: AddressOutcome) => void;
  /** Called when the addresses are others. */
  onChange?: (names: readonly string[]) => void;
  lookup?: Lookup;
  resolveEveryMs?: number;
  /** Time until the first probe of an address that is down; doubles with each further one. */
  firstProbeMs?: number;
}

/** One late or busy answer is nothing; so many in a row are. */
const FAILURES_IN_A_ROW = 3;
const FIRST_PROBE_MS = 1_000;
const LAST_PROBE_MS = 15_000;
/** An address that goes down again this soon waits longer than the last time. */
const PROVEN_MS = 30_000;

interface Entry {
  address: UpstreamAddress;
  inHand: number;
  failures: number;
  isUp: boolean;
  /** How often it was found down without having proven itself in between. */
  misses: number;
  upSince: number;
  askedAt: number;
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
    const gone = before.filter((entry) => !entries.includes(entry));
    for (const entry of gone) clearTimeout(entry.timer);
    if (gone.length === 0 && entries.length === before.length) return;
    const names = entries.map(({ address }) => address.name);
    if (before.length > 0) log.info({ addresses: names }, "the upstream's addresses changed");
    options.onChange?.(names);
  }

  function call(entry: Entry, asked: readonly UpstreamAddress[]): AddressCall {
    calls += 1;
    entry.inHand += 1;
    entry.askedAt = calls;
    const { address } = entry;
    const hasOther = entries.some((e) => e !== entry && e.isUp && !asked.includes(e.address));
    return {
      address,
      hasOther,
      end(outcome) {
        entry.inHand -= 1;
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
    if (performance.now() - entry.upSince > PROVEN_MS) entry.misses = 0;
    log.warn({ address: entry.address.name, outcome }, "an address of the upstream is down");
    // A name may lead elsewhere by now.
    names.soon();
    scheduleProbe(entry);
  }

  function scheduleProbe(entry: Entry): void {
    const longest = Math.min(LAST_PROBE_MS, firstProbeMs * 2 ** entry.misses);
    entry.misses = Math.min(entry.misses + 1, 10);
    // Several gateways must not come back in step.
    const wait = longest * (0.5 + Math.random() / 2);
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void runProbe(entry), wait).unref();
  }

  async function runProbe(entry: Entry): Promise<void> {
    // The only one is asked in any case, and its answer says that it is back.
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
    next(asked) {
      const left = entries.filter((entry) => entry.isUp && !asked.includes(entry.address));
      const entry = leastBusy(left);
      return entry ? call(entry, asked) : null;
    },
    states: () => entries.map(({ address, isUp }) => ({ address: address.name, isUp })),
    close() {
      closed = true;
      names.close();
      for (const { timer } of entries) clearTimeout(timer);
    },
  };
}

/** The one with the fewest calls in hand; of several the one that was asked the longest time ago. */
function leastBusy(entries: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of entries) {
    const isBetter =
      !best ||
      entry.inHand < best.inHand ||
      (entry.inHand === best.inHand && entry.askedAt < best.askedAt);
    if (isBetter) best = entry;
  }
  return best;
}

const isSame = (a: UpstreamAddress, b: UpstreamAddress) => a.base === b.base && a.ip === b.ip;

const entryOf = (address: UpstreamAddress): Entry => ({
  address,
  inHand: 0,
  failures: 0,
  isUp: true,
  misses: 0,
  upSince: -Infinity,
  askedAt: 0,
  timer: undefined,
});
