/** People who read: so many requests a second, whether or not earlier ones have been answered. */
import { Agent, request } from "node:http";

/** What a visit asks for; all of it is in the gateways' memory after the first time. */
const PATHS = ["/", "/services", "/events", "/clubs", "/contact", "/our-mentors"];
const TICK_MS = 10;
const TIMEOUT_MS = 10_000;

export interface Reads {
  total: number;
  /** What went wrong, and how often. */
  failures: Map<string, number>;
  /** Times of all that succeeded, in ms. */
  times: number[];
}

/** @returns how to stop, once everything under way has ended */
export function startReads(url: string, perSecond: number): () => Promise<Reads> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const reads: Reads = { total: 0, failures: new Map(), times: [] };
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();

  function fail(reason: string): void {
    reads.failures.set(reason, (reads.failures.get(reason) ?? 0) + 1);
  }

  function read(): Promise<void> {
    const path = PATHS[reads.total % PATHS.length] ?? "/";
    reads.total += 1;
    const started = performance.now();
    return new Promise((resolve) => {
      const call = request(url + path, { agent, timeout: TIMEOUT_MS }, (response) => {
        response.resume();
        response.once("close", () => {
          if (!response.complete) fail("cut off");
          else if (response.statusCode !== 200) fail(String(response.statusCode));
          else reads.times.push(performance.now() - started);
          resolve();
        });
      });
      call.once("timeout", () => call.destroy(new Error("timeout")));
      call.once("error", (error: NodeJS.ErrnoException) => {
        fail(error.code ?? error.message);
        resolve();
      });
      call.end();
    });
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    while (reads.total < due) {
      const step = read();
      underWay.add(step);
      void step.then(() => underWay.delete(step));
    }
  }, TICK_MS);

  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    agent.destroy();
    return reads;
  };
}
