import pLimit from "p-limit";

/** Thrown when a queue is full. Servers answer 503. */
export class QueueFullError extends Error {
  readonly statusCode = 503;

  constructor() {
    super("The queue is full");
  }
}

/** Runs work as soon as there is room for it. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

export interface ConcurrencyLimitOptions {
  /** How much work runs at the same time. */
  concurrency: number;
  /** How much may wait; anything more is refused at once. */
  maxQueued: number;
  /** Creates the error for refused work. @default () => new QueueFullError() */
  queueFull?: () => Error;
}

/** Limits how much work runs at the same time; the rest waits in order of arrival, in a bounded queue. */
export function createConcurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { concurrency, maxQueued, queueFull = () => new QueueFullError() } = options;
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxQueued) throw queueFull();
    return limit(work);
  };
}
