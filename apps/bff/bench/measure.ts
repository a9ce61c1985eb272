import autocannon from "autocannon";
import type { ServerProcess } from "./server-process.ts";

const CONNECTIONS = 32;

export interface Target {
  url: string;
  headers: Record<string, string>;
  server: ServerProcess;
}

/**
 * Sends a fixed number of requests, as many at a time as a busy site sees.
 * @returns requests that the server answers for each second of CPU time that it uses
 */
export async function requestsPerCpuSecond(target: Target, amount: number): Promise<number> {
  const before = target.server.cpuSeconds();
  const result = await autocannon({
    url: target.url,
    headers: target.headers,
    connections: CONNECTIONS,
    pipelining: 1,
    amount,
  });
  const used = target.server.cpuSeconds() - before;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} bad replies, ${result.errors} errors`);
  }
  return amount / used;
}

/** The middle one, so that a round that something disturbed doesn't count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
