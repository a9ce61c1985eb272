import { pagePattern } from "@kdl/schemas/page-patterns";
import { OTHER_ROUTE } from "@kdl/telemetry/http-metrics";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { GatewayMetrics } from "./gateway-metrics.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: GatewayMetrics;
  }
  interface FastifyRequest {
    /** Whether it counts as one in hand. */
    isInHand: boolean;
  }
}

/** The client went away before it got an answer; nginx has made this number known. */
const CLIENT_GONE = 499;
/** The route of all pages. */
const PAGES = "/*";

/** Counts the requests that reach Fastify. Replies out of memory are counted where they are sent. */
export const requestMetrics = fp(
  async (app: FastifyInstance, { metrics }: { metrics: GatewayMetrics }) => {
    const { http, routes } = metrics;
    app.decorate("metrics", metrics);
    app.addHook("onRoute", ({ url }) => {
      if (url !== PAGES && !routes.includes(url)) routes.push(url);
    });
    app.decorateRequest("isInHand", false);
    app.addHook("onRequest", (request, _reply, done) => {
      request.isInHand = true;
      http.began();
      done();
    });
    app.addHook("onResponse", (request, reply, done) => {
      const status = reply.raw.headersSent ? reply.raw.statusCode : CLIENT_GONE;
      const seconds = reply.elapsedTime / 1000;
      // What Fastify itself refuses has not passed the hook above.
      const note = request.isInHand ? http.ended : http.answered;
      request.isInHand = false;
      note(routeOf(request), request.method, status, seconds);
      done();
    });
  },
  { name: "request-metrics" },
);

function routeOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  if (pattern === PAGES) return pagePattern(request.url.split("?", 1)[0] ?? "");
  return pattern ?? OTHER_ROUTE;
}
