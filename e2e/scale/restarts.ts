/** Restarts programs while people read and send forms. */
import assert from "node:assert/strict";
import type { Daemon } from "../faults/daemon.ts";
import { reasonsOf } from "../load/open-loop.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  READ_PATHS,
  type Served,
  storedForms,
  underLoad,
} from "../load/under-load.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

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

/** Reads are served from memory; submissions are delayed, or refused with a request to retry. */
export async function restartOfTheCms(site: ScaledSite): Promise<string> {
  // A gateway that has just started has nothing in memory yet, and the proxy may still skip it.
  for (const url of [...site.gateways.map((gateway) => gateway.url), site.url]) {
    for (const path of READ_PATHS) {
      await untilTrue(`${path} of every gateway`, async () => (await fetch(url + path)).ok);
    }
  }
  const served = await underLoad(site.url, RATES, () => restart(site.cms));
  await assertServed(site, served);
  return `${served.reads.total} reads, none failed; ${storedForms(served.sendings)}`;
}

async function restart(daemon: Daemon): Promise<number> {
  const ms = await daemon.end("SIGTERM");
  await daemon.start();
  return ms;
}

/** Asserts that no read failed, every sender got a clear reply, and everything is stored. */
async function assertServed(site: ScaledSite, served: Served<unknown>): Promise<void> {
  assertNoReadFailed(served);
  const { unclear } = served.sendings;
  // The proxy doesn't retry a form whose connection breaks meanwhile, but sends an explanation.
  assert.equal(unclear.size, 0, `unclear: ${reasonsOf(unclear)}`);
  await assertAllStoredOnce(site, served);
}

/** Checks the proxies' own error pages, for readers and for senders. */
export async function noGatewayAnswers(site: ScaledSite): Promise<string> {
  for (const { daemon } of site.gateways) await daemon.end("SIGTERM");
  try {
    return await proxiesSaySo(site);
  } finally {
    for (const { daemon } of site.gateways) await daemon.start();
  }
}

async function proxiesSaySo(site: ScaledSite): Promise<string> {
  const urls = site.caddyUrl === null ? [site.url] : [site.url, site.caddyUrl];
  for (const url of urls) {
    const page = await fetch(url, { headers: { accept: "text/html" } });
    assert.match(`${page.status} after ${page.headers.get("retry-after")} s`, /^50[23] after 5 s$/);
    assert.match(page.headers.get("content-type") ?? "", /^text\/html\b/);
    assert.match(await page.text(), /Please try again in a moment/);

    const reply = await fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams() });
    assert.equal(reply.headers.get("content-type"), "application/json");
    const { code, message } = (await reply.json()) as Record<string, unknown>;
    assert.match(`${reply.status} ${String(code)}`, /^50[23] SERVICE_UNAVAILABLE$/);
    assert.match(String(message), /Your answers are kept/);
  }
  return `${urls.length} proxies explained it`;
}
