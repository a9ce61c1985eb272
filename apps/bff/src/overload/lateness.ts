import { monitorEventLoopDelay } from "node:perf_hooks";

/** How late the event loop is. */
export interface Lateness {
  /** Milliseconds that work has waited for its turn lately; 0 for a loop with nothing else to do. */
  ms(): number;
  stop(): void;
}

const RESOLUTION_MS = 20;
/** Long enough for some twenty samples. */
const WINDOW_MS = 500;

/**
 * Watches the event loop. What counts is the median of half a second, the better of the last two: a pause,
 * such as a start or a collection of garbage, may be all that half a second has seen, but it is over when it
 * is seen, and no reason to turn anybody away.
 */
export function watchLateness(): Lateness {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let late = 0;
  let before = 0;
  const timer = setInterval(() => {
    const seen = delays.count === 0 ? 0 : Math.max(0, delays.percentile(50) / 1e6 - RESOLUTION_MS);
    late = Math.min(before, seen);
    before = seen;
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    ms: () => late,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
