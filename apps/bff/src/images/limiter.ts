/** Thrown when too many are waiting already. */
export class Overloaded extends Error {
  constructor() {
    super("too much work is waiting");
  }
}

export type Limiter = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `max` jobs at a time; others wait their turn.
 *
 * @param maxWaiting beyond so many in line, a job is refused with {@link Overloaded}
 */
export function createLimiter(max: number, maxWaiting: number): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limited<T>(job: () => Promise<T>): Promise<T> {
    if (running >= max) {
      if (waiting.length >= maxWaiting) throw new Overloaded();
      // Whoever finishes hands its place on, so the count stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
