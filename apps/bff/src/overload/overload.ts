import type { BaseLogger } from "pino";
import type { HttpMetrics } from "@kdl/telemetry/http-metrics";
import type { Lateness } from "./lateness.ts";

/** Whether the gateway has more to do than it can. */
export interface Overload {
  isOver(): boolean;
  /** A request was turned away because of it. */
  refused(): void;
}

/** Later than this, whoever waits for a page that has to be drawn waits for a second and more. */
const MAX_LATE_MS = 300;
/** Each that waits for the upstream holds memory; so many are there only when it hangs under a crowd. */
const MAX_IN_HAND = 2_000;
const LOG_EVERY_MS = 10_000;

export interface OverloadOptions {
  http: Pick<HttpMetrics, "active">;
  lateness: Lateness;
  log: Pick<BaseLogger, "warn">;
  now?: () => number;
}

export function createOverload({ http, lateness, log, now = Date.now }: OverloadOptions): Overload {
  let logAt = 0;
  let count = 0;
  return {
    isOver: () => lateness.ms() > MAX_LATE_MS || http.active >= MAX_IN_HAND,
    refused() {
      count += 1;
      if (now() < logAt) return;
      logAt = now() + LOG_EVERY_MS;
      const figures = { refused: count, lateMs: Math.round(lateness.ms()), inHand: http.active };
      count = 0;
      log.warn(figures, "too much to do: requests that need work are turned away");
    },
  };
}
