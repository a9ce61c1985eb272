import type { ServerResponse } from "node:http";

const waiting = new WeakMap<ServerResponse, (() => void)[]>();

/**
 * Calls back when a reply is over: sent, or abandoned by its client.
 *
 * All calls for a reply share one listener: Node warns of a leak above ten, and Next needs most of them.
 */
export function whenClosed(response: ServerResponse, work: () => void): void {
  const queued = waiting.get(response);
  if (queued) {
    queued.push(work);
    return;
  }
  const all = [work];
  waiting.set(response, all);
  response.once("close", () => {
    for (const each of all) each();
  });
}
