import { setTimeout as delay } from "node:timers/promises";

export interface RetryOptions<T> {
  /** Further attempts after the first. */
  retries: number;
  /** Longest pause before the first retry, in milliseconds; doubles with each further one. */
  baseDelayMs: number;
  /** When all attempts must have ended, in milliseconds of `performance.now()`. */
  deadline: number;
  /** Whether another attempt may end differently. */
  isTransient: (result: PromiseSettledResult<T>) => boolean;
}

/**
 * Repeats `attempt` while its result is transient and time is left. The pause is random between half
 * and all of its length, so that several gateways don't retry in step.
 *
 * @returns what the last attempt returned
 * @throws what the last attempt threw
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    const [result] = await Promise.allSettled([attempt()]);
    const pause = options.baseDelayMs * 2 ** retries * (0.5 + Math.random() / 2);
    const isOver = retries >= options.retries || performance.now() + pause >= options.deadline;
    if (isOver || !options.isTransient(result)) {
      if (result.status === "rejected") throw result.reason;
      return result.value;
    }
    await delay(pause);
  }
}
