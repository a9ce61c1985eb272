import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** The paths of private links have a token, and those of certificates a number. */
const SECRET = /^(\/+(?:application|registration|verify)\/+)[^?]+/i;

/** A path without the secret in it. */
const loggedPath = (url: string): string | undefined =>
  decoded(url).replace(SECRET, "$1…").split("?", 1)[0];

/** Paths with percent-encoded letters lead to the same pages. */
function decoded(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Logs one line for each request that reaches Fastify, without the query, which may contain a preview
 * token. Replies from the byte cache never get here, and are not logged.
 */
export const requestLog = fp(
  async (app: FastifyInstance) => {
    app.addHook("onResponse", async (request, reply) => {
      const { statusCode } = reply.raw;
      const line = {
        method: request.method,
        path: loggedPath(request.url),
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (statusCode >= 500) request.log.warn(line, "request failed");
      else request.log.debug(line, "request");
    });
  },
  { name: "request-log" },
);
