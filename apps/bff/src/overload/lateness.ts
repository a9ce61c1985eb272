import { monitorEventLoopDelay } from "node:perf_hooks";

/** The event loop's delay. */
export interface Lateness {
  /** Recent delay in milliseconds; 0 for an idle loop. */
  ms(): number;
  stop(): void;
}

const RESOLUTION_MS = 20;
/** Long enough for some twenty samples. */
const WINDOW_MS = 500;

/**
 * Measures the event loop's delay: the lower of the medians of the last two half seconds. A single pause,
 * such as a start or a garbage collection, is over once it is measured, and no reason to shed load.
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
