/** Programs that are exchanged while people read and send. */
import assert from "node:assert/strict";
import type { Daemon } from "../faults/daemon.ts";
import { startSenders } from "../faults/senders.ts";
import { failuresOf, reasonsOf, startLoad } from "../load/open-loop.ts";
import { editorApi } from "../support/editor-api.ts";
import type { ScaledSite } from "./site.ts";

const READS_A_SECOND = 100;
const SENDS_A_SECOND = 2;
const PATHS = ["/", "/services", "/events", "/clubs", "/contact", "/trpc/services.list"];
/** A container gets 10 s before it is killed. */
export const ENDS_WITHIN_MS = 10_000;

export async function rollingRestartBehind(site: ScaledSite, url: string): Promise<string> {
  const { ended, reads, sendings } = await during(url, async () => {
    const times: number[] = [];
    for (const { daemon } of site.gateways) times.push(await restart(daemon));
    return times;
  });
  for (const ms of ended) assert.ok(ms < ENDS_WITHIN_MS, `ended after ${ms} ms`);
  assert.equal(sendings.refused, 0, "submissions refused");
  await everythingIsStored(site, sendings.people);
  return `${reads} reads and ${sendings.accepted} submissions, none failed`;
}

/** Reads come from memory; who sends is told to try again, or waits. */
export async function restartOfTheCms(site: ScaledSite): Promise<string> {
  const { reads, sendings } = await during(site.url, async () => [await restart(site.cms)]);
  await everythingIsStored(site, sendings.people);
  return `${reads} reads, none failed; ${sendings.accepted} submissions, ${sendings.refused} refused at first`;
}

async function restart(daemon: Daemon): Promise<number> {
  const ms = await daemon.end("SIGTERM");
  await daemon.start();
  return ms;
}

async function during(url: string, act: () => Promise<number[]>) {
  const load = startLoad(
    url,
    READS_A_SECOND,
    PATHS.map((path) => ({ path })),
  );
  const senders = startSenders(url, SENDS_A_SECOND);
  const ended = await act().finally(async () => {
    await load.stop();
    await senders.stop();
  });
  const { figures } = load;
  const { sendings } = senders;
  assert.equal(failuresOf(figures), 0, `reads failed: ${reasonsOf(figures.failures)}`);
  assert.equal(
    sendings.unclear.size + sendings.byProxy,
    0,
    `unclear: ${reasonsOf(sendings.unclear)}`,
  );
  return { ended, reads: figures.total, sendings };
}

async function everythingIsStored(
  site: ScaledSite,
  people: readonly { email: string; reference: string | null }[],
): Promise<void> {
  const rows = await (await editorApi(site.cmsUrl)).list("contact-messages");
  for (const { email, reference } of people) {
    const stored = rows.filter((row) => row["email"] === email);
    assert.deepEqual(
      stored.map((row) => row["reference"]),
      [reference],
      email,
    );
  }
}
