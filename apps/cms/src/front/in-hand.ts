import type { IncomingMessage } from "node:http";

/** How many requests may be in hand at the same time; why so many: docs/decisions/095. */
export interface MostInHand {
  /** They come as slowly as their sender's line is, and cost little meanwhile. */
  uploads: number;
  others: number;
}

/** They cost next to nothing, and who asks must know. */
const ALWAYS = new Set(["/healthz", "/readyz"]);

/**
 * Counts requests in hand. Uploads by themselves: many that come slowly must not keep others out.
 *
 * @returns takes a request in, and gives what says that it is over; `null` where it is too much
 */
export function countInHand(most: MostInHand): (request: IncomingMessage) => (() => void) | null {
  const inHand: Record<keyof MostInHand, number> = { uploads: 0, others: 0 };
  return ({ url = "", headers }) => {
    if (ALWAYS.has(url.split("?", 1)[0] ?? "")) return () => {};
    const isUpload = headers["content-type"]?.startsWith("multipart/") ?? false;
    const kind = isUpload ? "uploads" : "others";
    if (inHand[kind] >= most[kind]) return null;
    inHand[kind] += 1;
    return () => void (inHand[kind] -= 1);
  };
}
