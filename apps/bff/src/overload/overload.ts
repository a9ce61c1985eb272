import type { BaseLogger } from "pino";
import type { HttpMetrics } from "@kdl/runtime/metrics/http-metrics";
import type { EventLoopQueue } from "@kdl/runtime/concurrency/event-loop-queue";
import type { Lateness } from "./lateness.ts";

/** Whether the gateway is overloaded. */
export interface Overload {
  isOverloaded(): boolean;
  /** Queues a request's work. */
  begin(work: () => void): void;
  /** Counts a request that was shed. */
  refused(): void;
}

/** Visitors don't wait for a page that is queued longer than this. */
const MAX_WAITING_MS = 1_000;
/** The event loop is blocked by something other than requests, so all of them are late. */
const MAX_LATE_MS = 300;
/** Requests that wait for the upstream hold memory; so many are active only if it hangs under load. */
const MAX_ACTIVE = 2_000;
const LOG_EVERY_MS = 10_000;

export interface OverloadOptions {
  http: Pick<HttpMetrics, "active">;
  lateness: Lateness;
  queue: EventLoopQueue;
  log: Pick<BaseLogger, "warn">;
  now?: () => number;
}

export function createOverload(options: OverloadOptions): Overload {
  const { http, lateness, queue, log, now = Date.now } = options;
  let logAt = 0;
  let count = 0;
  return {
    isOverloaded: () =>
      queue.waitingMs() > MAX_WAITING_MS ||
      lateness.ms() > MAX_LATE_MS ||
      http.active >= MAX_ACTIVE,
    begin: queue.run,
    refused() {
      count += 1;
      if (now() < logAt) return;
      logAt = now() + LOG_EVERY_MS;
      const figures = {
        refused: count,
        waitingMs: Math.round(queue.waitingMs()),
        lateMs: Math.round(lateness.ms()),
        active: http.active,
      };
      count = 0;
      log.warn(figures, "overloaded: shedding requests that need work");
    },
  };
}
