import { setImmediate as nextLoop, setTimeout as delay } from "node:timers/promises";

/** The next job starts after this time in any case: the one before it is waiting for I/O. */
const MAX_WAIT_MS = 1_000;

/** Runs a job after those before it. */
export type Enqueue = <T>(job: () => Promise<T>) => Promise<T>;

/** Runs jobs one after the other, and lets the event loop handle requests in between. */
export function createSerialQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const before = last.then(() => nextLoop());
    const result = before.then(job);
    const timeout = before.then(() => delay(MAX_WAIT_MS, undefined, { ref: false }));
    last = Promise.race([result.catch(() => {}), timeout]);
    return result;
  };
}
