import { processWide } from "./process-wide.ts";

type Work = () => Promise<void>;

interface Closing {
  hasBegun: boolean;
  /** Stopped while the last requests are being answered. */
  atOnce: Set<Work>;
  /** Run in sequence once no request is left. */
  afterwards: Set<Work>;
}

const closing = processWide<Closing>("closing", () => ({
  hasBegun: false,
  atOnce: new Set(),
  afterwards: new Set(),
}));

/** Whether shutdown has begun. */
export const isClosing = (): boolean => closing.hasBegun;

/** Registers background work, by the function that stops it. */
export function whenClosing(work: Work): void {
  closing.atOnce.add(work);
}

/** Registers work to run after the last request, in order of registration. */
export function afterLastRequest(work: Work): void {
  closing.afterwards.add(work);
}

/**
 * Shuts everything down in order, requests first. Failures don't keep the rest from being shut down.
 *
 * @param requestsOver stops accepting requests; resolves when none is left
 */
export async function closeInOrder(requestsOver: () => Promise<void>): Promise<void> {
  closing.hasBegun = true;
  await Promise.allSettled([requestsOver(), ...[...closing.atOnce].map((end) => end())]);
  for (const work of closing.afterwards) await work().catch(() => undefined);
}
