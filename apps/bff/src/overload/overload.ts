import type { BaseLogger } from "pino";
import type { HttpMetrics } from "@kdl/telemetry/http-metrics";
import type { Lateness } from "./lateness.ts";
import type { Turns } from "./turns.ts";

/** Whether the gateway has more to do than it can. */
export interface Overload {
  isOver(): boolean;
  /** Begins a request's work when it is its turn. */
  begin(work: () => void): void;
  /** A request was turned away because of it. */
  refused(): void;
}

/** Longer than this nobody is kept in line: a page that comes so late is one that nobody waits for. */
const MAX_WAITING_MS = 1_000;
/** Something else than requests' work holds the event loop up, so that all of it comes too late. */
const MAX_LATE_MS = 300;
/** Each that waits for the upstream holds memory; so many are there only when it hangs under a crowd. */
const MAX_IN_HAND = 2_000;
const LOG_EVERY_MS = 10_000;

export interface OverloadOptions {
  http: Pick<HttpMetrics, "active">;
  lateness: Lateness;
  turns: Turns;
  log: Pick<BaseLogger, "warn">;
  now?: () => number;
}

export function createOverload(options: OverloadOptions): Overload {
  const { http, lateness, turns, log, now = Date.now } = options;
  let logAt = 0;
  let count = 0;
  return {
    isOver: () =>
      turns.waitingMs() > MAX_WAITING_MS ||
      lateness.ms() > MAX_LATE_MS ||
      http.active >= MAX_IN_HAND,
    begin: turns.begin,
    refused() {
      count += 1;
      if (now() < logAt) return;
      logAt = now() + LOG_EVERY_MS;
      const figures = {
        refused: count,
        waitingMs: Math.round(turns.waitingMs()),
        lateMs: Math.round(lateness.ms()),
        inHand: http.active,
      };
      count = 0;
      log.warn(figures, "too much to do: requests that need work are turned away");
    },
  };
}
