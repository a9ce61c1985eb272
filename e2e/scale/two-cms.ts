/** Two CMS on one database: they start at the same time, and one is killed while people read and send. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { type Sendings, startSenders } from "../faults/senders.ts";
import { failuresOf, percentileMs, reasonsOf, startLoad } from "../load/open-loop.ts";
import { editorApi } from "../support/editor-api.ts";
import { query } from "./forms.ts";
import type { ScaledSite } from "./site.ts";
import { untilTrue } from "./until-true.ts";

const MIGRATIONS = new URL("../../apps/cms/src/migrations/postgres/", import.meta.url);
const READS_A_SECOND = 200;
const SENDS_A_SECOND = 20;
const PATHS = ["/", "/services", "/events", "/clubs", "/contact", "/trpc/services.list"];
/** Enough that none of them reaches the limit. */
const VISITORS = Array.from({ length: 24 }, (_, i) => `127.0.0.${200 + i}`);
const EDITS = 5;
/** An idle machine needs 2 s, a busy one restarts the CMS half as fast. The actual time is reported. */
const SENDS_WAIT_MS = 4_000;

export async function migratedOnce(site: ScaledSite): Promise<string> {
  const files = readdirSync(MIGRATIONS).filter((file) => /^\d.*\.ts$/.test(file));
  const done = query(site.databaseUrl, "select name from payload_migrations order by name");
  assert.deepEqual(done, files.map((file) => file.replace(/\.ts$/, "")).toSorted());
  assert.deepEqual(query(site.databaseUrl, "select count(*) from users"), ["1"], "accounts");
  const titles = query(site.databaseUrl, "select title from services");
  assert.equal(new Set(titles).size, titles.length, "content that was made twice");
  for (const url of [site.cmsUrl, site.secondCmsUrl]) {
    assert.ok((await fetch(`${url}/readyz`)).ok, `${url} is ready`);
  }
  return `${done.length} migrations, 1 account, ${titles.length} services`;
}

export async function oneOfTwoCmsIsKilled(site: ScaledSite): Promise<string> {
  await untilTrue("gateways that ask both", () => bothAreUp(site));
  const requests = PATHS.map((path) => ({ path }));
  const load = startLoad(site.url, READS_A_SECOND, requests);
  const { sendings, stop } = startSenders(site.url, SENDS_A_SECOND, VISITORS);
  const more = (count: number) => {
    const wanted = sendings.accepted + count;
    return untilTrue(`${wanted} submissions`, async () => sendings.accepted >= wanted).catch(
      (error: Error) => {
        const told = sendings.people.findLast((person) => person.told !== "")?.told;
        throw new Error(`${error.message}: ${sendings.accepted} came, the last failure is ${told}`);
      },
    );
  };
  try {
    await more(3 * SENDS_A_SECOND);
    await site.cms.end("SIGKILL");
    // Each edit makes the gateways reload content, from two addresses of which one is down.
    for (let edit = 0; edit < EDITS; edit += 1) await editAtSecond(site);
    await more(5 * SENDS_A_SECOND);
    await site.cms.start();
    await untilTrue("gateways that ask both again", () => bothAreUp(site));
    await more(5 * SENDS_A_SECOND);
  } finally {
    await load.stop();
    await stop();
  }
  const { figures } = load;
  assert.equal(failuresOf(figures), 0, `reads failed: ${reasonsOf(figures.failures)}`);
  assert.equal(sendings.unclear.size, 0, `unclear: ${reasonsOf(sendings.unclear)}`);
  allStoredOnce(site, sendings);
  const sent = percentileMs(sendings.waits, 99);
  assert.ok(sent <= SENDS_WAIT_MS, `p99 of sends: ${sent} ms`);
  return [
    `${figures.total} reads, none failed, p99 ${percentileMs(figures.latency, 99)} ms`,
    `${sendings.accepted} submissions stored once, ${sendings.refused} sent again`,
    `half within ${percentileMs(sendings.waits, 50)} ms, p99 ${sent} ms, longest ${percentileMs(sendings.waits, 100)} ms`,
  ].join("; ");
}

/** Whether every gateway uses both addresses. */
async function bothAreUp({ gateways }: ScaledSite): Promise<boolean> {
  const states = await Promise.all(
    gateways.map(async ({ url }) => {
      const { parts } = (await (await fetch(`${url}/readyz`)).json()) as {
        parts: { addresses: { state: string } };
      };
      return parts.addresses.state;
    }),
  );
  return states.every((state) => state === "ok");
}

async function editAtSecond(site: ScaledSite): Promise<void> {
  const editor = await editorApi(site.secondCmsUrl);
  const [service] = await editor.list("services");
  const title = `Mentoring ${randomUUID()}`;
  await editor.update("services", String(service?.["id"]), { title, _status: "published" });
  for (const { url } of site.gateways) {
    const place = `${url}/services`;
    await untilTrue(place, async () => (await (await fetch(place)).text()).includes(title));
  }
}

function allStoredOnce(site: ScaledSite, { people }: Sendings): void {
  const rows = query(site.databaseUrl, "select email, reference from contact_messages");
  const stored = new Map<string, string[]>();
  for (const [email = "", reference = ""] of rows.map((row) => row.split("|"))) {
    stored.set(email, [...(stored.get(email) ?? []), reference]);
  }
  for (const { email, reference, told } of people) {
    assert.deepEqual(stored.get(email), [reference], `${email}: ${told}`);
  }
}
