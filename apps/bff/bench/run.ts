/**
 * `pnpm bench [--json] [--rounds n] [--requests n]`: how many requests the gateway answers for each
 * second of its CPU time, compared with a bare `node:http` server that sends the same bytes; how fast
 * uploads are, how much memory stalled ones take, and what pages cost after an edit. Linux only.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BenchCase, benchCases } from "./cases.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { sampleReply, waitUntilOk } from "./gateway-client.ts";
import { median, requestsPerCpuSecond, type Target } from "./measure.ts";
import { lineOf, type ServerProcess, startProcess } from "./server-process.ts";
import { type Outcome, report } from "./report.ts";
import { renderCosts } from "./renders.ts";
import { MAX_GROWTH_BYTES, stalledGrowth } from "./stalled-uploads.ts";
import { compareUploads } from "./uploads.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    rounds: { type: "string", default: "5" },
    requests: { type: "string", default: "40000" },
  },
});
const rounds = Number(values.rounds);
const requests = Number(values.requests);
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const folder = await mkdtemp(join(tmpdir(), "bench-"));
const servers: ServerProcess[] = [];
try {
  const gateway = await startGateway();
  const outcomes: Outcome[] = [];
  for (const entry of benchCases(await builtFile(gateway.address))) {
    outcomes.push(await compare(entry, gateway));
  }
  const place = { folder, servers };
  const growth = await stalledGrowth(place);
  const uploads = await compareUploads(place, rounds);
  const renders = await renderCosts(place);
  report({ outcomes, uploads, stalledGrowthBytes: growth, renders }, values.json);
  const isSlow = [...outcomes, ...uploads].some(
    ({ ratio, minRatio }) => minRatio !== null && ratio < minRatio,
  );
  if (isSlow || growth > MAX_GROWTH_BYTES) process.exitCode = 1;
} finally {
  for (const server of servers) server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function startGateway(): Promise<{ address: string; server: ServerProcess }> {
  const mock = startProcess([file("../../../packages/mock-upstream/src/cli.ts"), "--port", "0"]);
  servers.push(mock.server);
  const upstream = await lineOf(mock.child, /(http:\/\/\S+)/);
  const port = await freePort();
  const { server } = startProcess([file("../dist/server.js")], {
    PORT: String(port),
    HOST: "127.0.0.1",
    UPSTREAM_URL: upstream,
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    // Long enough that no round includes a render.
    CONTENT_TTL_S: "3600",
  });
  servers.push(server);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilOk(`${address}/readyz`);
  return { address, server };
}

async function builtFile(address: string): Promise<string> {
  const page = await (await fetch(address)).text();
  const path = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
  if (path === undefined) throw new Error("the home page names no script");
  return path;
}

async function compare(
  entry: BenchCase,
  gateway: { address: string; server: ServerProcess },
): Promise<Outcome> {
  const url = gateway.address + entry.path;
  const headers = { "accept-encoding": entry.encoding };
  const sample = await sampleReply(url, headers);
  const headersFile = join(folder, "headers.json");
  const bodyFile = join(folder, "body");
  await writeFile(headersFile, JSON.stringify(sample.headers));
  await writeFile(bodyFile, sample.body);
  const bare = startProcess([file("bare-server.ts"), headersFile, bodyFile]);
  servers.push(bare.server);
  const port = await lineOf(bare.child, /listening on (\d+)/);

  const targets: Record<"bare" | "gateway", Target> = {
    bare: { url: `http://127.0.0.1:${port}${entry.path}`, headers, server: bare.server },
    gateway: { url, headers, server: gateway.server },
  };
  const results = { bare: [] as number[], gateway: [] as number[] };
  // The first round only warms up the JIT compilers of both servers.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ["bare", "gateway"] as const) {
      const rate = await requestsPerCpuSecond(targets[name], requests);
      if (round > 0) results[name].push(rate);
    }
  }
  bare.server.stop();
  const [plain, ours] = [median(results.bare), median(results.gateway)];
  return { ...entry, bytes: sample.body.length, bare: plain, gateway: ours, ratio: ours / plain };
}
