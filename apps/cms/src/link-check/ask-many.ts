import { setTimeout as sleep } from "node:timers/promises";
import { createAsker, type Outcome } from "./ask-address.ts";
import type { AddressRule } from "./public-address.ts";

export interface Limits {
  /** Hosts that are asked at the same time. */
  hosts: number;
  /** Pause between two requests to one host. */
  pauseMs: number;
  /** After that time, addresses that weren't asked yet stay as they were. */
  totalMs: number;
}

const limits: Limits = { hosts: 4, pauseMs: 1_000, totalMs: 20 * 60_000 };

/**
 * Asks each address once: one at a time at each host, with a pause.
 *
 * @returns what was found out, without addresses for which there was no time. Empty if nothing answered at
 * all: then it is this server that has no network.
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
  // All workers take from one iterator, so that each host has one.
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
