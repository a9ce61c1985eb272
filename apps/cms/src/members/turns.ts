import { unavailable } from "../submissions/refused.ts";

/**
 * Lets a few works run at once; others wait, in their order.
 *
 * @param atOnce how many run
 * @param waitingMax how many may wait; who comes then is told to come again
 */
export function createTurns(atOnce: number, waitingMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** @throws {Refused} when too many wait already */
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= waitingMax) throw unavailable();
      // Whoever ends hands its place on.
      await new Promise<void>((enter) => waiting.push(enter));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
