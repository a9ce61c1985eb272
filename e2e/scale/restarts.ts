/** Programs that are exchanged while people read and send. */
import assert from "node:assert/strict";
import type { Daemon } from "../faults/daemon.ts";
import { reasonsOf } from "../load/open-loop.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  type Served,
  storedForms,
  underLoad,
} from "../load/under-load.ts";
import type { ScaledSite } from "./site.ts";

const RATES = { readsASecond: 100, sendsASecond: 2 };
/** A container gets 10 s before it is killed. */
export const ENDS_WITHIN_MS = 10_000;

export async function rollingRestartBehind(site: ScaledSite, url: string): Promise<string> {
  const served = await underLoad(url, RATES, async () => {
    const times: number[] = [];
    for (const { daemon } of site.gateways) times.push(await restart(daemon));
    return times;
  });
  for (const ms of served.result) assert.ok(ms < ENDS_WITHIN_MS, `ended after ${ms} ms`);
  assert.equal(served.sendings.refused, 0, "submissions refused");
  await assertServed(site, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}

/** Reads come from memory; a sender is told to try again, or waits. */
export async function restartOfTheCms(site: ScaledSite): Promise<string> {
  const served = await underLoad(site.url, RATES, () => restart(site.cms));
  await assertServed(site, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}

async function restart(daemon: Daemon): Promise<number> {
  const ms = await daemon.end("SIGTERM");
  await daemon.start();
  return ms;
}

/** No read failed, every reply to a sender was clear, and everything is stored. */
async function assertServed(site: ScaledSite, served: Served<unknown>): Promise<void> {
  assertNoReadFailed(served);
  const { unclear, byProxy } = served.sendings;
  assert.equal(unclear.size + byProxy, 0, `unclear: ${reasonsOf(unclear)}`);
  await assertAllStoredOnce(site, served);
}
