import { processWide } from "../process-wide.ts";

type Work = () => Promise<void>;

interface Closing {
  hasBegun: boolean;
  /** Ended while the last requests are answered. */
  atOnce: Set<Work>;
  /** Done when no request is left, one after the other. */
  afterwards: Set<Work>;
}

const closing = processWide<Closing>("closing", () => ({
  hasBegun: false,
  atOnce: new Set(),
  afterwards: new Set(),
}));

/** Whether the process has been asked to end. */
export const isClosing = (): boolean => closing.hasBegun;

/** Says what goes on behind requests, and how it is ended in order. */
export function whenClosing(work: Work): void {
  closing.atOnce.add(work);
}

/** Says what is to be done when the last request has been answered, in the order of saying. */
export function afterLastRequest(work: Work): void {
  closing.afterwards.add(work);
}

/**
 * Ends everything in order, requests first. What fails keeps nothing else from being ended.
 *
 * @param requestsOver begins to turn requests away; resolves when none is left
 */
export async function closeInOrder(requestsOver: () => Promise<void>): Promise<void> {
  closing.hasBegun = true;
  await Promise.allSettled([requestsOver(), ...[...closing.atOnce].map((end) => end())]);
  for (const work of closing.afterwards) await work().catch(() => undefined);
}
