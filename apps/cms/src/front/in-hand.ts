import type { IncomingMessage } from "node:http";
import { pathOf } from "./request-path.ts";

/** How many requests may be in hand at the same time; why so many: docs/decisions/095. */
export interface MostInHand {
  /** They come as slowly as their sender's line is, and cost little meanwhile. */
  uploads: number;
  others: number;
}

/** They cost next to nothing, and who asks must know. */
const ALWAYS = new Set(["/healthz", "/readyz"]);

/** Whether a request is answered at once, however much there is to do. */
export function isAlwaysTaken(request: Pick<IncomingMessage, "url">): boolean {
  return ALWAYS.has(pathOf(request));
}

/**
 * Counts requests in hand. Uploads by themselves: many that come slowly must not keep others out.
 *
 * @returns takes a request in, and gives what says that it is over; `null` where it is too much
 */
export function countInHand(most: MostInHand): (request: IncomingMessage) => (() => void) | null {
  const inHand: Record<keyof MostInHand, number> = { uploads: 0, others: 0 };
  return ({ headers }) => {
    const isUpload = headers["content-type"]?.startsWith("multipart/") ?? false;
    const kind = isUpload ? "uploads" : "others";
    if (inHand[kind] >= most[kind]) return null;
    inHand[kind] += 1;
    return () => void (inHand[kind] -= 1);
  };
}
