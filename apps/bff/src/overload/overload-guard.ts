import type { IncomingMessage, ServerResponse } from "node:http";
import { WEBHOOK_PATH } from "@kdl/schemas/webhook";
import type { FrontHandler } from "../rendering/front-server.ts";
import type { FastPath } from "../rendering/fast-path.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { Overload } from "./overload.ts";
import { noteWait } from "../metrics/request-waits.ts";
import { refuse } from "./refuse.ts";

/** They cost next to nothing, and who asks must know; a change that nobody heard of stays unseen. */
const ALWAYS = new Set(["/healthz", "/readyz", WEBHOOK_PATH]);
/** Built files that aren't in memory. */
const FILES = "/assets/";

export interface OverloadGuardOptions {
  fastPath: FastPath;
  overload: Overload;
  metrics: Pick<GatewayMetrics, "http" | "overloadRefused">;
  callPrefix: string;
}

/**
 * Stands in front of Fastify: what lies in memory goes out at once, and what needs work waits for its
 * turn. When there is too much to do, what is a little old goes out as well, and everything else is
 * turned away before it costs anything.
 */
export function overloadGuard(options: OverloadGuardOptions): FrontHandler {
  const { fastPath, overload, metrics, callPrefix } = options;
  return (request, response, next) => {
    if (fastPath.answer(request, response)) return;
    if (isAlwaysTaken(request)) next();
    else if (!overload.isOver()) begin(request, next);
    else if (!fastPath.answer(request, response, "kept")) turnAway(request, response);
  };

  function begin(request: IncomingMessage, next: () => void): void {
    const cameAt = performance.now();
    overload.begin(() => {
      // Who waited in line may have gone.
      if (request.socket.destroyed) return;
      noteWait(request, performance.now() - cameAt);
      next();
    });
  }

  function turnAway(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    overload.refused();
    metrics.overloadRefused.inc();
    refuse(request, response, callPrefix);
    const seconds = (performance.now() - startedAt) / 1000;
    const { method = "", url = "" } = request;
    metrics.http.answered(fastPath.routeOf(url), method, response.statusCode, seconds);
  }
}

function isAlwaysTaken({ url = "" }: IncomingMessage): boolean {
  return ALWAYS.has(url.split("?", 1)[0] ?? "") || url.startsWith(FILES);
}
