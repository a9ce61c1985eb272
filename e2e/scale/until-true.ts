import { setTimeout as pause } from "node:timers/promises";

const WITHIN_MS = 20_000;
const POLL_MS = 50;

/** Waits for a condition. @throws in words, where it doesn't come about */
export async function untilTrue(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await pause(POLL_MS);
  }
}
