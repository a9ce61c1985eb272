/** Waits for late effects of an attack, and measures how much of it stays in memory. */
import { setTimeout as pause } from "node:timers/promises";
import { targets } from "./input.ts";
import type { FuzzedSite } from "./site.ts";
import { HEAP_GROWTH_MIB, type Memories } from "./verdicts.ts";

/** Longer than any timer of a request, so that errors in timers are seen. */
const LATE_MS = 22_000;
/** Enough for queued mail to be sent, and its memory freed. */
const SETTLED_WITHIN_MS = 120_000;
const AGAIN_AFTER_MS = 5_000;

/** Memory of all programs that still run. */
export async function measureAll({ programs }: FuzzedSite): Promise<Memories> {
  const running = targets.filter((name) => programs[name].isRunning());
  const measured = await Promise.all(
    running.map(async (name) => [name, await programs[name].memory()] as const),
  );
  return Object.fromEntries(measured);
}

/** Waits until the heaps are back to their size, or the time is up. */
export async function settle(site: FuzzedSite, before: Memories): Promise<Memories> {
  await pause(LATE_MS);
  const deadline = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    await site.dropCaches().catch(() => {});
    await pause(1_000);
    const after = await measureAll(site);
    const isBack = targets.every((name) => {
      const [start, end] = [before[name], after[name]];
      return !start || !end || end.heapMib - start.heapMib <= HEAP_GROWTH_MIB;
    });
    if (isBack || performance.now() > deadline) return after;
    await pause(AGAIN_AFTER_MS);
  }
}
