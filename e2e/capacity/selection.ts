/**
 * How long a coordinator waits for pages, and 200 decisions for their release, with many applications in the
 * database: `--applications 20000`, `--people 15000`. On SQLite, and on PostgreSQL if it is installed.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import { findProgram } from "../faults/find-programs.ts";
import { postgresIn } from "../faults/servers.ts";
import { editorApi } from "../support/editor-api.ts";
import { type ShippedSite, startShippedSite } from "../support/shipped-site.ts";
import { addApplications } from "./add-applications.ts";

const { values } = parseArgs({
  options: {
    applications: { type: "string", default: "20000" },
    people: { type: "string", default: "15000" },
  },
});
const amounts = { applications: Number(values.applications), people: Number(values.people) };
const collection = "internship-applications";
/** Within the data folder. */
const DATABASE = "cms.db";
/** Visits to each kind of page. */
const VISITS = 60;
const RELEASED = 200;

interface Row {
  database: string;
  what: string;
  "p50 ms": number;
  "p95 ms": number;
}
const rows: Row[] = [];

async function measure(database: string, site: ShippedSite) {
  const { token } = await editorApi(site.cmsUrl);
  const headers = { cookie: `payload-token=${token}`, "content-type": "application/json" };
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(site.cmsUrl + path, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    return path.startsWith("/payload-api/") ? (JSON.parse(text) as unknown) : text;
  };
  const timed = async (what: string, visit: (number: number) => Promise<unknown>) => {
    const times: number[] = [];
    // The first ones compile the page.
    for (let number = -5; number < VISITS; number += 1) {
      const begun = performance.now();
      await visit(number + 6);
      if (number >= 0) times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
    rows.push({ database, what, "p50 ms": at(0.5), "p95 ms": at(0.95) });
  };

  const list = `/admin/collections/${collection}`;
  const stage = "where[or][0][and][0][stage][equals]=screening";
  await timed("list", (number) => ask(`${list}?limit=25&page=${number * 7}`));
  await timed("list, by name", (number) => ask(`${list}?limit=25&sort=name&page=${number}`));
  await timed("list, filtered", (number) => ask(`${list}?limit=25&${stage}&page=${number}`));
  await timed("list, searched", (number) => ask(`${list}?limit=25&search=${number * 131}`));
  await timed("list, searched for what all have", (number) =>
    ask(`${list}?limit=25&search=person&page=${number}`),
  );
  await timed("board", () => ask(`/payload-api/applications/${collection}/board`, {}));
  await timed("board, searched", (number) =>
    ask(`/payload-api/applications/${collection}/board?search=${number * 131}`, {}),
  );
  const { docs } = (await ask(
    `/payload-api/${collection}?limit=${RELEASED}&depth=0&${stageIs}`,
  )) as {
    docs: { id: string }[];
  };
  await timed("application", (number) => ask(`${list}/${docs[number]?.id}`));
  const people = "/admin/collections/people";
  await timed("people", (number) => ask(`${people}?limit=25&page=${number * 5}`));
  await timed("people, searched", (number) => ask(`${people}?limit=25&search=${number * 131}`));
  const known = (await ask(`/payload-api/people?limit=${VISITS + 10}`)) as {
    docs: { id: string }[];
  };
  await timed("person", (number) => ask(`${people}/${known.docs[number]?.id}`));

  const commands = `/payload-api/applications/${collection}`;
  const to = "selected";
  const prepared = docs.map(({ id }) => ({ id, stage: "interview", pending: null }));
  await ask(`${commands}/prepare`, { applications: prepared, to });
  const begun = performance.now();
  await ask(`${commands}/release`, {
    applications: prepared.map((one) => ({ ...one, pending: to })),
  });
  const took = Math.round(performance.now() - begun);
  rows.push({ database, what: `release of ${RELEASED}`, "p50 ms": took, "p95 ms": took });
}

const stageIs = "where[stage][equals]=interview";

/** Sends one application through the form, and adds the others by SQL while the CMS is stopped. */
async function fill(site: ShippedSite, execute: () => void) {
  const target = { baseUrl: site.cmsUrl, send: site.send };
  const { status } = await postSample(target, bareSample("internship", ""));
  if (status !== 201) throw new Error(`The first application: ${status}`);
  await site.stopCms();
  execute();
  await site.startCms();
}

{
  await using site = await startShippedSite();
  await fill(site, () => {
    using database = new DatabaseSync(join(site.dataDir, DATABASE));
    database.exec(addApplications(amounts, false));
  });
  await measure("SQLite", site);
}
const folder = await mkdtemp(join(tmpdir(), "selection-"));
const postgres = await postgresIn(join(folder, "postgres"));
const psql = findProgram("psql");
if (postgres === null || psql === null) {
  console.log("PostgreSQL: left out, is not installed");
} else {
  await postgres.daemon.start();
  try {
    await using site = await startShippedSite({ DATABASE_URL: postgres.url });
    const sql = addApplications(amounts, true);
    await fill(site, () =>
      execFileSync(psql, [postgres.url, "-q", "-v", "ON_ERROR_STOP=1", "-c", sql]),
    );
    await measure("PostgreSQL", site);
  } finally {
    await postgres.daemon.end("SIGINT");
  }
}
await rm(folder, { recursive: true, force: true });
console.table(rows);
