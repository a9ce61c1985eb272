import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** The paths of private links have a token, and those of certificates a number. */
const SECRET = /^(\/+(?:application|registration|verify)\/+)[^?]+/i;

/** A path without what is somebody's secret. */
const loggedPath = (url: string): string | undefined =>
  decoded(url).replace(SECRET, "$1…").split("?", 1)[0];

/** Letters can be written with percent signs, and the page is found all the same. */
function decoded(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

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
