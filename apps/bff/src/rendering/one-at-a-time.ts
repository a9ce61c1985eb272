import { setImmediate as whenRequestsHadTheirTurn, setTimeout as pass } from "node:timers/promises";

/** A job that takes longer doesn't keep the next one waiting: it waits for something itself. */
const PATIENCE_MS = 1_000;

/** Runs a job when those before it are done. */
export type TakeTurn = <T>(job: () => Promise<T>) => Promise<T>;

/** Lets jobs run one after the other, with room in between for whatever else the process has to do. */
export function oneAtATime(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const before = last.then(() => whenRequestsHadTheirTurn());
    const turn = before.then(job);
    const patience = before.then(() => pass(PATIENCE_MS, undefined, { ref: false }));
    last = Promise.race([turn.catch(() => {}), patience]);
    return turn;
  };
}
