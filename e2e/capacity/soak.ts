/**
 * One gateway under a steady load of cached reads, with the CMS beside it and everything on this machine:
 * `--minutes 10 --rate 1000 --max-p99 50 --json FILE`. Exits 1 where a read failed, 1 of 100 took longer,
 * or memory grew.
 */
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { failuresOf, percentileMs, reasonsOf, startLoad } from "../load/open-loop.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { startShippedSite } from "../support/shipped-site.ts";
import { cachedReads } from "./cached-reads.ts";
import { type Sample, watchGateway } from "./gateway-watch.ts";
import { type Trend, trendOf } from "./trend.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "1000" },
    "max-p99": { type: "string", default: "50" },
    json: { type: "string" },
  },
});
const lastsMs = Number(values.minutes) * 60_000;
const perSecond = Number(values.rate);
const maxP99 = Number(values["max-p99"]);
const LOOK_MS = 10_000;
/** Garbage comes and goes by as much. */
const MAX_GROWTH_MIB = 16;

const metricsPort = await freePort();
await using site = await startShippedSite({
  LOG_LEVEL: "warn",
  METRICS_PORT: String(metricsPort),
});
const requests = await cachedReads(site.url);
const sampleGateway = watchGateway(site.pids.gateway, `http://127.0.0.1:${metricsPort}/metrics`);
await sampleGateway();
const load = startLoad(site.url, perSecond, requests);
const begun = performance.now();
const samples: Sample[] = [];
const rows: Record<string, string | number>[] = [];
let sentBefore = 0;
while (performance.now() - begun < lastsMs) {
  await pause(Math.min(LOOK_MS, begun + lastsMs - performance.now()));
  const sample = await sampleGateway();
  const sent = load.figures.total - sentBefore;
  sentBefore += sent;
  const times = load.takeWindow();
  samples.push(sample);
  const row = {
    s: sample.at,
    reads: sent,
    failed: failuresOf(load.figures),
    p50: percentileMs(times, 50),
    p99: percentileMs(times, 99),
    max: percentileMs(times, 100),
    "loop p99": rounded(sample.loopP99Ms),
    "loop max": rounded(sample.loopMaxMs),
    "RSS MiB": rounded(sample.rssMib),
    "heap MiB": rounded(sample.heapMib),
    "CPU µs/read": Math.round((sample.cpuSeconds * 1e6) / sent),
  };
  rows.push(row);
  console.log(
    Object.entries(row)
      .map(([name, value]) => `${name} ${value}`)
      .join("  "),
  );
}
const figures = await load.stop();

const p99 = percentileMs(figures.latency, 99);
const trends = {
  "RSS MiB": trendOf(samples.map(({ at, rssMib }) => ({ at, value: rssMib }))),
  "heap MiB": trendOf(samples.map(({ at, heapMib }) => ({ at, value: heapMib ?? 0 }))),
};
const failed = failuresOf(figures);
const problems = [
  ...(failed > 0 ? [`reads failed: ${reasonsOf(figures.failures)}`] : []),
  ...(p99 > maxP99 ? [`p99 ${p99} ms`] : []),
  ...Object.entries(trends).flatMap(([name, trend]) => grown(name, trend)),
];
const result = {
  reads: figures.total,
  failed,
  "MiB/s": rounded(figures.bytes / 1024 / 1024 / (lastsMs / 1000)),
  p50: percentileMs(figures.latency, 50),
  p95: percentileMs(figures.latency, 95),
  p99,
  "p99.9": percentileMs(figures.latency, 99.9),
  max: percentileMs(figures.latency, 100),
  "p99 of the load's own lateness": percentileMs(figures.lateness, 99),
  "CPU µs/read": Math.round(
    (samples.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) * 1e6) / figures.total,
  ),
  ...Object.fromEntries(
    Object.entries(trends).map(([name, trend]) => [
      `${name} a minute`,
      rounded(trend?.perMinute ?? null),
    ]),
  ),
};
console.table(result);
console.log(problems.length === 0 ? "fine" : problems.join("; "));
if (values.json !== undefined) {
  writeFileSync(values.json, JSON.stringify({ result, trends, problems, rows }, null, 2));
}
process.exitCode = problems.length === 0 ? 0 : 1;

function rounded(value: number | null): string | number {
  return value === null ? "-" : Math.round(value * 10) / 10;
}

function grown(name: string, trend: Trend | null): string[] {
  if (trend === null || trend.growth <= MAX_GROWTH_MIB) return [];
  return [`${name} grew by ${Math.round(trend.growth)}`];
}
