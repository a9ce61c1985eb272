import type { IncomingMessage } from "node:http";
import { isPage } from "./page-request.ts";
import { pathOf } from "./request-path.ts";

/** How many requests may be in hand at the same time. Reasons: docs/decisions/026-overload.md. */
export interface MostInHand {
  /** They come as slowly as their sender's line is, and cost little meanwhile. */
  uploads: number;
  /** Of the admin and its API: strangers can send those, and must not use up what gateways need. */
  admin: number;
  others: number;
}

/** They cost next to nothing, and who asks must know. */
const ALWAYS = new Set(["/healthz", "/readyz"]);

/** Whether a request is answered at once, however much there is to do. */
export function isAlwaysTaken(request: Pick<IncomingMessage, "url">): boolean {
  return ALWAYS.has(pathOf(request));
}

/**
 * Counts requests in hand. Each kind has a share of its own: many uploads that come slowly must not keep others out.
 *
 * @returns takes a request in, and gives what says that it is over; `null` where it is too much
 */
export function countInHand(most: MostInHand): (request: IncomingMessage) => (() => void) | null {
  const inHand: Record<keyof MostInHand, number> = { uploads: 0, admin: 0, others: 0 };
  return (request) => {
    const kind = kindOf(request);
    if (inHand[kind] >= most[kind]) return null;
    inHand[kind] += 1;
    return () => void (inHand[kind] -= 1);
  };
}

function kindOf(request: IncomingMessage): keyof MostInHand {
  if (isPage(request) || pathOf(request).startsWith("/payload-api/")) return "admin";
  return request.headers["content-type"]?.startsWith("multipart/") ? "uploads" : "others";
}
