import type { IncomingMessage } from "node:http";
import { isPage } from "./page-request.ts";
import { pathOf } from "./request-path.ts";

/** How many requests of each kind are handled at the same time. Reasons: docs/decisions/026-overload.md. */
export interface ConcurrencyShares {
  /** Uploads are as slow as the client's connection, and cheap while they arrive. */
  uploads: number;
  /** Requests to the admin and its API. Strangers can send those, and must not use up the gateways' share. */
  admin: number;
  others: number;
}

/** Cheap endpoints that must never be shed. */
const NEVER_SHED = new Set(["/healthz", "/readyz"]);

/** Whether a request is answered even under overload. */
export function isNeverShed(request: Pick<IncomingMessage, "url">): boolean {
  return NEVER_SHED.has(pathOf(request));
}

/**
 * Limits concurrent requests. Each kind has its own share, so that many slow uploads can't block the rest.
 *
 * @returns a function that admits a request: it returns the release function, or `null` if the share is full
 */
export function limitConcurrency(
  shares: ConcurrencyShares,
): (request: IncomingMessage) => (() => void) | null {
  const active: Record<keyof ConcurrencyShares, number> = { uploads: 0, admin: 0, others: 0 };
  return (request) => {
    const kind = kindOf(request);
    if (active[kind] >= shares[kind]) return null;
    active[kind] += 1;
    return () => void (active[kind] -= 1);
  };
}

function kindOf(request: IncomingMessage): keyof ConcurrencyShares {
  if (isPage(request) || pathOf(request).startsWith("/payload-api/")) return "admin";
  return request.headers["content-type"]?.startsWith("multipart/") ? "uploads" : "others";
}
