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
 * @returns requests answered per second of the server's CPU time
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
  /** Changes each request before it is sent. */
  vary?: (request: Request) => Request;
  connections?: number;
  /** How many requests to send; without it, `seconds` limits the run. */
  amount?: number;
  /** Duration of a run without `amount`. */
  seconds?: number;
  /** Servers whose CPU time is measured. */
  servers: readonly Pick<ProcessFigures, "cpuSeconds">[];
}

export interface Pace {
  answered: number;
  failed: number;
  perSecond: number;
  /** CPU seconds per request, for each server. */
  cpuSeconds: number[];
  /** Latency in ms, with all connections busy. */
  p50: number;
  p99: number;
}

/** Sends the next request on each connection as soon as the answer arrives. */
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
  // A 304 counts as an answer.
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

/** The median, so that one disturbed round doesn't skew the result. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
