import type { IncomingMessage, ServerResponse } from "node:http";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import type { FrontHandler } from "../rendering/front-server.ts";
import type { FastPath } from "../rendering/fast-path.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { Overload } from "./overload.ts";
import { noteWait } from "../metrics/request-waits.ts";
import { refuse } from "./refuse.ts";

/** Cheap endpoints that must never be shed; a lost change notification would leave pages stale. */
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
 * Runs before Fastify. Replies in memory are sent at once, and requests that need work are queued. Under
 * overload, stale replies are sent too, and all other requests are shed before they cost anything.
 */
export function overloadGuard(options: OverloadGuardOptions): FrontHandler {
  const { fastPath, overload, metrics, callPrefix } = options;
  return (request, response, next) => {
    if (fastPath.answer(request, response)) return;
    if (isNeverShed(request)) next();
    else if (!overload.isOverloaded()) begin(request, next);
    else if (!fastPath.answer(request, response, "stale")) shed(request, response);
  };

  function begin(request: IncomingMessage, next: () => void): void {
    const queuedAt = performance.now();
    overload.begin(() => {
      // The client may have disconnected while queued.
      if (request.socket.destroyed) return;
      noteWait(request, performance.now() - queuedAt);
      next();
    });
  }

  function shed(request: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    overload.refused();
    metrics.overloadRefused.inc();
    refuse(request, response, callPrefix);
    const seconds = (performance.now() - startedAt) / 1000;
    const { method = "", url = "" } = request;
    metrics.http.answered(fastPath.routeOf(url), method, response.statusCode, seconds);
  }
}

function isNeverShed({ url = "" }: IncomingMessage): boolean {
  return ALWAYS.has(url.split("?", 1)[0] ?? "") || url.startsWith(FILES);
}
