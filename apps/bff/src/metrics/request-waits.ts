/** How long requests waited for their turn before Fastify saw them. */
import type { IncomingMessage } from "node:http";

const waits = new WeakMap<IncomingMessage, number>();

/** @param ms less than one isn't worth remembering */
export function noteWait(request: IncomingMessage, ms: number): void {
  if (ms >= 1) waits.set(request, ms);
}

export const waitOf = (request: IncomingMessage): number => waits.get(request) ?? 0;
