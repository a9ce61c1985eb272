import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * One line for each request that reaches Fastify. The query stays out of it: it may hold a preview
 * token. Replies out of the byte cache never get here, and are not logged.
 */
export const requestLog = fp(
  async (app: FastifyInstance) => {
    app.addHook("onResponse", async (request, reply) => {
      const { statusCode } = reply.raw;
      const line = {
        method: request.method,
        path: request.url.split("?", 1)[0],
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (statusCode >= 500) request.log.warn(line, "request failed");
      else request.log.debug(line, "request");
    });
  },
  { name: "request-log" },
);
