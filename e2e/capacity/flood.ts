/**
 * Measures the memory of one gateway under floods of hostile requests: `--clients 20 --minutes 4 --json FILE`.
 * Two floods of fixed size fill the caches and the counts of clients, which are bounded. Rounds of equal
 * length follow, with garbage collected after each. Exits with 1 if the heap grew during the rounds.
 * Linux only.
 */
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startMockUpstream } from "@kdl/mock-upstream";
import { freePort } from "@kdl/runtime/testing/free-port";
import { startInspected, watchPeak } from "../support/inspected-program.ts";
import { type HostileRequest, fillingRequest, hostileRequest } from "./hostile-requests.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "20" },
    minutes: { type: "string", default: "4" },
    // In MiB. The image sets it as a share of the container's limit, which isn't known here.
    heap: { type: "string", default: "269" },
    entry: { type: "string", default: "apps/bff/dist/server.js" },
    arenas: { type: "string", default: "2" },
    json: { type: "string" },
  },
});
const ROUNDS = 4;
const roundMs = (Number(values.minutes) * 60_000) / ROUNDS;
const SETTLE_MS = 5_000;
/** More than the caches and the counts of clients can hold: ordinary reads, then what the rounds send. */
const FILLING_REQUESTS = 30_000;
const WARMING_REQUESTS = 15_000;
/** The heap varies by this much without a leak. */
const MAX_GROWTH_MIB = 8;

interface Row {
  round: string;
  requests: number;
  "heap MiB": number;
  "RSS MiB": number;
  "highest RSS MiB": number;
}

const SECRET = "a secret of the flooded site";
await using started = new AsyncDisposableStack();
const upstream = await startMockUpstream({ gatewaySecret: SECRET, signedRequests: true });
started.defer(() => upstream.close());
const dataDir = await mkdtemp(join(tmpdir(), "flood-"));
started.defer(() => rm(dataDir, { recursive: true, force: true }));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let clients = 0;
const gateway = await startInspected({
  entry: values.entry,
  readyUrl: `${url}/readyz`,
  readyWithin: 60_000,
  nodeOptions: [`--max-old-space-size=${values.heap}`, "--max-semi-space-size=16"],
  environment: {
    PORT: String(port),
    UPSTREAM_URL: upstream.url,
    DATA_DIR: dataDir,
    GATEWAY_SECRET: SECRET,
    // Each request comes from a different client, so that rate limits don't reject it early.
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "fatal",
    MALLOC_ARENA_MAX: values.arenas,
  },
});
started.defer(() => gateway.stop());

const rows: Row[] = [await lookAfter("before", 0, 0)];
const filled = await flood(fillingRequest, (sent) => sent < FILLING_REQUESTS);
rows.push(await lookAfter("filled", filled.requests, filled.highest));
const warmed = await flood(hostileRequest, (sent) => sent < WARMING_REQUESTS);
rows.push(await lookAfter("warmed", warmed.requests, warmed.highest));
for (let round = 1; round <= ROUNDS; round++) {
  const until = performance.now() + roundMs;
  const { requests, highest } = await flood(hostileRequest, () => performance.now() < until);
  rows.push(await lookAfter(`after ${round}`, requests, highest));
}
console.table(rows);
const [, , full, ...later] = rows;
const growth = Math.max(...later.map((row) => row["heap MiB"])) - full!["heap MiB"];
const isFlat = growth <= MAX_GROWTH_MIB && gateway.isRunning();
console.log(isFlat ? "flat" : `the heap grew by ${growth} MiB after the caches were full`);
if (values.json !== undefined)
  writeFileSync(values.json, JSON.stringify({ rows, isFlat }, null, 2));
process.exitCode = isFlat ? 0 : 1;

async function flood(
  next: (turn: number) => HostileRequest,
  goesOn: (sent: number) => boolean,
): Promise<{ requests: number; highest: number }> {
  let requests = 0;
  const client = async () => {
    while (goesOn(requests)) {
      requests += 1;
      const { path, init } = next(requests);
      const headers = { ...init?.headers, "x-forwarded-for": address((clients += 1)) };
      await fetch(url + path, { ...init, headers, redirect: "manual" })
        .then((response) => response.arrayBuffer())
        // The gateway may close the connection on bodies that are too large.
        .catch(() => {});
    }
  };
  using peak = watchPeak(gateway);
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  return { requests, highest: peak.mib() };
}

function address(client: number): string {
  return `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
}

async function lookAfter(round: string, requests: number, highest: number): Promise<Row> {
  await pause(SETTLE_MS);
  const { heapMib, rssMib: rss } = await gateway.memory();
  return {
    round,
    requests,
    "heap MiB": heapMib,
    "RSS MiB": rss,
    "highest RSS MiB": Math.max(highest, rss),
  };
}
