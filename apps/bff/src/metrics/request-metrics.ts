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

/** The client went away before it got an answer; nginx has made this number known. */
const CLIENT_GONE = 499;

/** Counts the requests that reach Fastify. Replies out of memory are counted where they are sent. */
export const requestMetrics = fp(
  async (app: FastifyInstance, { metrics }: { metrics: GatewayMetrics }) => {
    const { http, routes } = metrics;
    app.decorate("metrics", metrics);
    app.addHook("onRoute", ({ url }) => {
      if (url !== PAGES && !routes.includes(url)) routes.push(url);
    });
    app.addHook("onRequest", (request, reply, done) => {
      const { raw } = reply;
      let isInHand = true;
      http.began();
      // Fastify's own hook never hears of clients that go away before they have an answer.
      raw.once("finish", end);
      raw.once("close", end);
      done();

      function end(): void {
        if (!isInHand) return;
        isInHand = false;
        const status = raw.headersSent ? raw.statusCode : CLIENT_GONE;
        const ms = reply.elapsedTime + waitOf(request.raw);
        http.ended(routeOf(request), request.method, status, ms / 1000);
      }
    });
  },
  { name: "request-metrics" },
);
