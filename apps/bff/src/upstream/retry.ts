import { setTimeout as delay } from "node:timers/promises";

export interface RetryOptions {
  /** Further attempts after the first. */
  retries: number;
  /** Longest pause before the first retry, in milliseconds; doubles with each further one. */
  baseDelayMs: number;
  /** When the whole has to be over, in milliseconds of `performance.now()`. */
  deadline: number;
  isWorthwhile: (error: unknown) => boolean;
}

/**
 * Runs `attempt` again while it fails for a passing reason and time is left. The pause is random
 * between half and all of its length, so that several gateways don't come back in step.
 *
 * @throws what the last attempt threw
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      const pause = options.baseDelayMs * 2 ** failures * (0.5 + Math.random() / 2);
      const isLast = failures >= options.retries;
      const tooLate = performance.now() + pause >= options.deadline;
      if (isLast || tooLate || !options.isWorthwhile(error)) throw error;
      await delay(pause);
    }
  }
}
