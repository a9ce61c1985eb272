import { setTimeout as sleep } from "node:timers/promises";
import { createAsker, type Outcome } from "./ask-address.ts";
import type { AddressRule } from "./public-address.ts";

export interface Limits {
  /** Hosts that are checked at the same time. */
  hosts: number;
  /** Pause between two requests to one host. */
  pauseMs: number;
  /** Time limit for all. Addresses that weren't checked by then are left out. */
  totalMs: number;
}

const limits: Limits = { hosts: 4, pauseMs: 1_000, totalMs: 20 * 60_000 };

/**
 * Checks each address once: one request at a time per host, with a pause in between.
 *
 * @returns the outcomes, without addresses that there was no time for. Empty if no host answered at all:
 * then this server has no network.
 */
export async function askMany(
  addresses: readonly string[],
  isAllowed: AddressRule,
  signal: AbortSignal,
  { hosts, pauseMs, totalMs }: Limits = limits,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const queue = Map.groupBy(addresses, (address) => new URL(address).hostname).values();
  const ends = AbortSignal.any([signal, AbortSignal.timeout(totalMs)]);
  const asker = createAsker(isAllowed);
  // All workers share one iterator, so that each host has a single worker.
  const work = async () => {
    for (const ofHost of queue) {
      for (const [index, address] of ofHost.entries()) {
        if (index > 0) await sleep(pauseMs, undefined, { signal: ends }).catch(() => undefined);
        if (ends.aborted) return;
        const outcome = await asker.ask(address, ends);
        if (!ends.aborted) outcomes.set(address, outcome);
      }
    }
  };
  await Promise.all(Array.from({ length: hosts }, work));
  await asker.close();
  const hasNetwork = [...outcomes.values()].some(({ hasAnswered }) => hasAnswered);
  return hasNetwork ? outcomes : new Map();
}
