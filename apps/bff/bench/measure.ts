import autocannon, { type Request } from "autocannon";
import type { ProcessFigures } from "./process-figures.ts";

export type { Request };

const CONNECTIONS = 32;

export interface Target {
  url: string;
  headers: Record<string, string>;
  server: Pick<ProcessFigures, "cpuSeconds">;
}

/**
 * Sends a fixed number of requests, as many at a time as a busy site sees.
 * @returns requests that the server answers for each second of CPU time that it uses
 */
export async function requestsPerCpuSecond(
  { url, headers, server }: Target,
  amount: number,
): Promise<number> {
  const pace = await paceOf({ url, headers, servers: [server], amount });
  if (pace.failed > 0) throw new Error(`${url}: ${pace.failed} bad replies or errors`);
  return 1 / (pace.cpuSeconds[0] ?? 0);
}

export interface Work {
  url: string;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  /** Makes each request another one. */
  vary?: (request: Request) => Request;
  connections?: number;
  /** So many requests, */
  amount?: number;
  /** or for so many seconds. */
  seconds?: number;
  /** Whose CPU time it costs. */
  servers: readonly Pick<ProcessFigures, "cpuSeconds">[];
}

export interface Pace {
  answered: number;
  failed: number;
  perSecond: number;
  /** Of each server for one request. */
  cpuSeconds: number[];
  /** In ms, with so many requests at a time. */
  p50: number;
  p99: number;
}

/** Sends as fast as the answers come. */
export async function paceOf(work: Work): Promise<Pace> {
  const { url, headers = {}, method = "GET", vary, servers, connections = CONNECTIONS } = work;
  const before = servers.map((server) => server.cpuSeconds());
  const begun = performance.now();
  const result = await autocannon({
    url,
    headers,
    method,
    connections,
    pipelining: 1,
    timeout: 60,
    ...(vary ? { requests: [{ setupRequest: vary }] } : {}),
    ...(work.amount === undefined ? { duration: work.seconds ?? 1 } : { amount: work.amount }),
  });
  const seconds = (performance.now() - begun) / 1000;
  // 304 is an answer as well.
  const answered = result["2xx"] + result["3xx"];
  return {
    answered,
    failed: result["4xx"] + result["5xx"] + result.errors,
    perSecond: answered / seconds,
    cpuSeconds: servers.map(
      (server, index) => (server.cpuSeconds() - (before[index] ?? 0)) / answered,
    ),
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** The middle one, so that a round that something disturbed doesn't count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
