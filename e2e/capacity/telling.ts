/**
 * What visitors notice while the participants of an event are told that it has moved: `--people 500`,
 * `--rate 100` reads a second, and two forms. The `--seconds 20` before, without any mail, are the
 * baseline, so that ratios are valid on a busy machine as well. Exits with 1 if a read or a form failed.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { sentMail } from "@kdl/runtime/testing/sent-mail";
import { percentileMs } from "../load/open-loop.ts";
import {
  assertAllStoredOnce,
  assertNoReadFailed,
  type Served,
  underLoad,
} from "../load/under-load.ts";
import { editorApi } from "../support/editor-api.ts";
import { startShippedSite } from "../support/shipped-site.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "500" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "20" },
  },
});
const people = Number(values.people);
const rates = { readsASecond: Number(values.rate), sendsASecond: 2 };
const quietMs = Number(values.seconds) * 1000;
const DAY_MS = 24 * 60 * 60_000;
const WARM_UP_MS = 5000;
const LOOK_MS = 1000;
const LOOKS_AT_THE_LIST = 30;

await using site = await startShippedSite({ LOG_LEVEL: "warn" });
const editor = await editorApi(site.cmsUrl);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const dates = (days: number) => ({ startsAt: inDays(days), endsAt: inDays(days + 0.2) });
const event = await editor.create("events", {
  name: "Open Lab",
  slug: `open-lab-${randomUUID()}`,
  type: "Offline",
  capacity: people,
  ...dates(7),
  _status: "published",
});

const target = { baseUrl: site.cmsUrl, send: site.send };
for (let number = 0; number < people; number += 1) {
  const sample = fullSample("event-registration", event);
  const answers = { ...sample.values, attending: "1", email: emailOf(number) };
  const { status, text } = await postSample(target, { ...sample, values: answers });
  if (status !== 201) throw new Error(`Registration ${number}: ${status} ${text}`);
}
await until(() => confirmed() === people);

const list = `participants/${event}?`;
const listTimes: number[] = [];
for (let look = -3; look < LOOKS_AT_THE_LIST; look += 1) {
  const begun = performance.now();
  await ask("GET", `${list}page=${1 + ((look + 3) % 5)}`);
  if (look >= 0) listTimes.push(performance.now() - begun);
}
listTimes.sort((a, b) => a - b);

await underLoad(site.url, rates, () => pause(WARM_UP_MS));
const quiet = await underLoad(site.url, rates, () => pause(quietMs));
const told = await underLoad(site.url, rates, async () => {
  await editor.update("events", event, dates(9));
  const { untold } = await ask<{ untold: { sequence: number; people: number } }>(
    "POST",
    `event-mails/${event}/untold`,
    {},
  );
  if (untold.people !== people) throw new Error(`${untold.people} people would be told`);
  const begun = performance.now();
  await ask("POST", `event-mails/${event}/tell`, { sequence: untold.sequence, sentence: "" });
  const queued = performance.now() - begun;
  await until(async () => (await counts()).sent === people);
  return { queued, sent: performance.now() - begun };
});

for (const served of [quiet, told]) {
  assertNoReadFailed(served);
  await assertAllStoredOnce({ cmsUrl: site.cmsUrl }, served);
}
const figures = ({ reads, sendings }: Pick<Served, "reads" | "sendings">) => ({
  reads: reads.total,
  "read p50 ms": percentileMs(reads.latency, 50),
  "read p95 ms": percentileMs(reads.latency, 95),
  "read p99 ms": percentileMs(reads.latency, 99),
  forms: sendings.accepted,
  "form p50 ms": percentileMs(sendings.waits, 50),
  "form p95 ms": percentileMs(sendings.waits, 95),
});
const rows = { quiet: figures(quiet), "while people are told": figures(told) };
console.table(rows);
const ratios = Object.entries(rows.quiet)
  .filter(([name]) => name.endsWith(" ms"))
  .map(([name, before]) => {
    const after = rows["while people are told"][name as keyof typeof rows.quiet];
    return `${name.slice(0, -3)} × ${(after / before).toFixed(1)}`;
  });
console.log(`To the baseline: ${ratios.join(", ")}`);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  `${people} mails queued in ${seconds(told.result.queued)} s, sent after ${seconds(told.result.sent)} s`,
);
const at = (share: number) => Math.round(listTimes[Math.floor(listTimes.length * share)] ?? 0);
console.log(`Participants, a page of the list: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);

function emailOf(number: number): string {
  return `told-${number}@example.org`;
}

function confirmed(): number {
  return sentMail(site.dataDir).filter(({ to }) => to.startsWith("told-")).length;
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await pause(LOOK_MS);
}

/** How many mails about its change the event's log counts. */
async function counts(): Promise<{ sent: number; failed: number }> {
  type Log = { entries: { kind: string; counts: { sent: number; failed: number } }[] };
  const { entries } = await ask<Log>("POST", `event-mails/${event}/log`, {});
  const { sent, failed } = entries[0]?.counts ?? { sent: 0, failed: 0 };
  if (failed > 0) throw new Error(`${failed} mails failed`);
  return { sent, failed };
}

async function ask<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${site.cmsUrl}/payload-api/${path}`, {
    method,
    headers: { authorization: `JWT ${editor.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Reply;
}
