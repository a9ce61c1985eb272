/**
 * Memory of one gateway after floods of hostile requests: `--clients 20 --minutes 4 --json FILE`. Clients
 * send one request after the other, in rounds with a pause after each, in which garbage is collected from
 * outside. Exits 1 where the heap grew from round to round. Linux only.
 */
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startMockUpstream } from "@kdl/mock-upstream";
import { measureMemory, rssMib } from "../fuzz/heap.ts";
import { freePort } from "../support/free-port.ts";
import { startProgram } from "../support/start-program.ts";
import { hostileRequest } from "./hostile-requests.ts";

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "20" },
    minutes: { type: "string", default: "4" },
    // As in the image; the share of the container's limit is not known here.
    heap: { type: "string", default: "269" },
    entry: { type: "string", default: "apps/bff/dist/server.js" },
    arenas: { type: "string", default: "2" },
    json: { type: "string" },
  },
});
const ROUNDS = 4;
const roundMs = (Number(values.minutes) * 60_000) / ROUNDS;
const SETTLE_MS = 5_000;
const LOOK_MS = 500;
/** Caches fill in the first round; what comes later is garbage that comes and goes. */
const MAX_GROWTH_MIB = 16;

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
let log = "";
let inspector: string | undefined;
const gateway = await startProgram({
  entry: values.entry,
  readyUrl: `${url}/readyz`,
  readyWithin: 60_000,
  nodeOptions: [
    "--inspect=127.0.0.1:0",
    `--max-old-space-size=${values.heap}`,
    "--max-semi-space-size=16",
  ],
  environment: {
    PORT: String(port),
    UPSTREAM_URL: upstream.url,
    DATA_DIR: dataDir,
    GATEWAY_SECRET: SECRET,
    // Each request comes from another client, so that limits don't keep it from the code.
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "fatal",
    MALLOC_ARENA_MAX: values.arenas,
  },
  onOutput: (text) => {
    log = (log + text).slice(-4096);
    inspector ??= /ws:\/\/\S+/.exec(log)?.[0];
  },
});
started.defer(() => gateway.stop());

const rows: Row[] = [await lookAfter("before", 0, 0)];
for (let round = 1; round <= ROUNDS; round++) {
  const { requests, highest } = await flood();
  rows.push(await lookAfter(`after ${round}`, requests, highest));
}
console.table(rows);
const [, first, ...later] = rows;
const growth = Math.max(...later.map((row) => row["heap MiB"])) - first!["heap MiB"];
const isFlat = growth <= MAX_GROWTH_MIB && gateway.isRunning();
console.log(isFlat ? "flat" : `the heap grew by ${growth} MiB after the first round`);
if (values.json !== undefined)
  writeFileSync(values.json, JSON.stringify({ rows, isFlat }, null, 2));
process.exitCode = isFlat ? 0 : 1;

async function flood(): Promise<{ requests: number; highest: number }> {
  const until = performance.now() + roundMs;
  let requests = 0;
  let highest = 0;
  const client = async () => {
    while (performance.now() < until) {
      const { path, init } = hostileRequest((requests += 1));
      const headers = { ...init?.headers, "x-forwarded-for": address(requests) };
      await fetch(url + path, { ...init, headers, redirect: "manual" })
        .then((response) => response.arrayBuffer())
        // Bodies that are too large may end the connection.
        .catch(() => {});
    }
  };
  const watch = setInterval(async () => {
    highest = Math.max(highest, await rssMib(gateway.pid).catch(() => 0));
  }, LOOK_MS);
  await Promise.all(Array.from({ length: Number(values.clients) }, client));
  clearInterval(watch);
  return { requests, highest };
}

function address(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}

async function lookAfter(round: string, requests: number, highest: number): Promise<Row> {
  await pause(SETTLE_MS);
  const { heapMib, rssMib: rss } = await measureMemory(gateway.pid, inspector ?? "");
  return {
    round,
    requests,
    "heap MiB": heapMib,
    "RSS MiB": rss,
    "highest RSS MiB": Math.max(highest, rss),
  };
}
