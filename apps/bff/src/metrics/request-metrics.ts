import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { waitOf } from "./request-waits.ts";
import type { GatewayMetrics } from "./gateway-metrics.ts";
import { PAGES, routeOf } from "./route-of.ts";

declare module "fastify" {
  interface FastifyInstance {
    metrics: GatewayMetrics;
  }
}

/** nginx's status for clients that disconnect before the reply. */
const CLIENT_CLOSED_REQUEST = 499;

/** Counts the requests that reach Fastify. Cached replies are counted where they are sent. */
export const requestMetrics = fp(
  async (app: FastifyInstance, { metrics }: { metrics: GatewayMetrics }) => {
    const { http, routes } = metrics;
    app.decorate("metrics", metrics);
    app.addHook("onRoute", ({ url }) => {
      if (url !== PAGES && !routes.includes(url)) routes.push(url);
    });
    app.addHook("onRequest", (request, reply, done) => {
      const { raw } = reply;
      let isActive = true;
      http.began();
      // Fastify's onResponse isn't called for clients that disconnect before the reply.
      raw.once("finish", end);
      raw.once("close", end);
      done();

      function end(): void {
        if (!isActive) return;
        isActive = false;
        const status = raw.headersSent ? raw.statusCode : CLIENT_CLOSED_REQUEST;
        const ms = reply.elapsedTime + waitOf(request.raw);
        http.ended(routeOf(request), request.method, status, ms / 1000);
      }
    });
  },
  { name: "request-metrics" },
);
