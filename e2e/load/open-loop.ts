/**
 * Open-loop load: a fixed rate of requests, whether or not earlier ones have been answered. Times count
 * from when a request was due, so that a stalled server can't make the requests behind it look fast.
 */
import { Agent, request } from "node:http";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

/** Most connections; further requests wait, which counts towards their time. */
const CONNECTIONS = 256;
/** Timeout without any data: longer than any visitor would wait. */
const TIMEOUT_MS = 20_000;
const TICK_MS = 1;

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
  /** Expected statuses; the default is 200. */
  status?: readonly number[];
}

export interface LoadFigures {
  total: number;
  /** What went wrong, and how often. */
  failures: Map<string, number>;
  /** Bytes of bodies, as transferred. */
  bytes: number;
  /** Response times of successful requests, in microseconds. */
  latency: RecordableHistogram;
  /** Microseconds by which requests were sent late because this process was busy. */
  lateness: RecordableHistogram;
}

export interface Load {
  figures: LoadFigures;
  /** Response times since the last call, in microseconds. */
  takeWindow(): RecordableHistogram;
  /** Resolves once all requests in flight have ended. */
  stop(): Promise<LoadFigures>;
}

/** Microseconds up to a minute, with three significant digits. */
const histogram = () => createHistogram({ lowest: 1, highest: 60_000_000, figures: 3 });
const record = (into: RecordableHistogram, ms: number) =>
  into.record(Math.max(1, Math.round(ms * 1000)));

/** @param requests taken in turn */
export function startLoad(url: string, perSecond: number, requests: readonly LoadRequest[]): Load {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: "fifo" });
  const figures: LoadFigures = {
    total: 0,
    failures: new Map(),
    bytes: 0,
    latency: histogram(),
    lateness: histogram(),
  };
  let window = histogram();
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();

  function fail(reason: string): void {
    figures.failures.set(reason, (figures.failures.get(reason) ?? 0) + 1);
  }

  function send({ path, headers = {}, status = [200] }: LoadRequest, due: number): Promise<void> {
    record(figures.lateness, performance.now() - due);
    return new Promise((resolve) => {
      const options = { hostname, port, path, headers, agent, timeout: TIMEOUT_MS };
      const call = request(options, (response) => {
        response.on("data", (chunk: Buffer) => (figures.bytes += chunk.length));
        response.once("close", () => {
          if (!response.complete) fail("cut off");
          else if (!status.includes(response.statusCode ?? 0))
            fail(`status ${response.statusCode}`);
          else {
            const took = performance.now() - due;
            record(figures.latency, took);
            record(window, took);
          }
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
    const due = Math.floor(((performance.now() - begun) * perSecond) / 1000);
    while (figures.total < due) {
      const next = requests[figures.total % requests.length];
      figures.total += 1;
      if (!next) continue;
      const step = send(next, begun + (figures.total * 1000) / perSecond);
      underWay.add(step);
      void step.then(() => underWay.delete(step));
    }
  }, TICK_MS);

  return {
    figures,
    takeWindow() {
      const taken = window;
      window = histogram();
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return figures;
    },
  };
}

/** @returns milliseconds, to a tenth */
export const percentileMs = (times: RecordableHistogram, percent: number): number =>
  times.count === 0 ? 0 : Math.round(times.percentile(percent) / 100) / 10;

export const failuresOf = ({ failures }: Pick<LoadFigures, "failures">): number =>
  [...failures.values()].reduce((sum, count) => sum + count, 0);

/** In words, such as "3 × ECONNRESET". */
export const reasonsOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([reason, count]) => `${count} × ${reason}`).join(", ");
