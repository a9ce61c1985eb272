/**
 * Measures one gateway and the CMS: `--seconds 5` for each kind of request, `--json FILE`. CPU time is
 * valid on a busy machine too; rates depend on this machine, which also generates the load. Linux only.
 */
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { processFigures } from "@kdl/bff/bench/process-figures";
import { postgresIn } from "../faults/servers.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { type ShippedSite, startShippedSite } from "../support/shipped-site.ts";
import { startProgram } from "../support/start-program.ts";
import { adminPage, cmsReplies } from "./cms-capacity.ts";
import { keptReplies, measuring, type Row, workedReplies } from "./gateway-capacity.ts";
import { bytesPerConnection } from "./idle-connections.ts";
import { loggedInMember } from "./member.ts";

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "5" }, json: { type: "string" } },
});
const seconds = Number(values.seconds);
/** No content is reloaded during the run, and no rate limit applies. */
const environment = {
  LOG_LEVEL: "warn",
  CONTENT_TTL_S: "3600",
  TRUST_PROXY: "127.0.0.0/8",
};

const rows: Row[] = [];
let idleBytes = 0;
{
  await using site = await startShippedSite(environment);
  const servers = figuresOf(site);
  const measure = measuring(servers, seconds);
  const cookie = await loggedInMember(site.url, site.dataDir);
  rows.push(...(await workedReplies(site.url, measure, cookie)));
  rows.push(...(await cmsReplies(site.cmsUrl, site.url, measure, "SQLite")));
  rows.push(await adminPage(site.cmsUrl, measure));

  // A fresh gateway that knows its public address, as behind a proxy.
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "capacity-"));
  const own = { ...environment, PORT: String(port), SITE_ORIGIN: url, DATA_DIR: dataDir };
  const gateway = await startProgram({
    entry: "apps/bff/dist/server.js",
    readyUrl: `${url}/readyz`,
    readyWithin: 60_000,
    environment: { ...own, UPSTREAM_URL: site.cmsUrl },
  });
  try {
    const figures = { gateway: processFigures(gateway.pid), cms: servers.cms };
    rows.push(...(await keptReplies(url, measuring(figures, seconds))));
    idleBytes = await bytesPerConnection(url, figures.gateway);
  } finally {
    await gateway.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
await onPostgres();

console.table(
  rows.map(({ name, perSecond, cpuSeconds: [gateway = 0, cms = 0], p50, p99, failed, note }) => ({
    request: name,
    "a second": Math.round(perSecond),
    "gateway CPU µs": Math.round(gateway * 1e6),
    "CMS CPU µs": Math.round(cms * 1e6),
    "p50 ms": p50,
    "p99 ms": p99,
    failed,
    note,
  })),
);
console.log(`1,000 idle connections: ${((idleBytes * 1000) / 1024 / 1024).toFixed(1)} MiB`);
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify({ rows, idleBytesPerConnection: idleBytes }, null, 2));
}
process.exitCode = rows.every(({ failed, isFlood }) => isFlood || failed === 0) ? 0 : 1;

function figuresOf({ pids }: ShippedSite) {
  return { gateway: processFigures(pids.gateway), cms: processFigures(pids.cms) };
}

async function onPostgres(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "capacity-"));
  const postgres = await postgresIn(join(folder, "postgres"));
  if (postgres === null) {
    console.log("PostgreSQL: left out, is not installed");
  } else {
    await postgres.daemon.start();
    try {
      await using site = await startShippedSite({ ...environment, DATABASE_URL: postgres.url });
      const measure = measuring(figuresOf(site), seconds);
      rows.push(...(await cmsReplies(site.cmsUrl, site.url, measure, "PostgreSQL")));
    } finally {
      await postgres.daemon.end("SIGINT");
    }
  }
  await rm(folder, { recursive: true, force: true });
}
