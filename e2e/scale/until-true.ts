import { setTimeout as pause } from "node:timers/promises";

const WITHIN_MS = 20_000;
const POLL_MS = 50;

/**
 * Waits for a condition; a check that throws counts as false.
 * @throws with an explanation, if it doesn't become true in time
 */
export async function untilTrue(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(POLL_MS);
  }
}
