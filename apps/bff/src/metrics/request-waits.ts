/** How long requests were queued before they reached Fastify. */
import type { IncomingMessage } from "node:http";

const waits = new WeakMap<IncomingMessage, number>();

/** @param ms ignored below 1 */
export function noteWait(request: IncomingMessage, ms: number): void {
  if (ms >= 1) waits.set(request, ms);
}

export const waitOf = (request: IncomingMessage): number => waits.get(request) ?? 0;
