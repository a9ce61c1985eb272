import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { requestOrigin } from "../http/request-origin.ts";
import { HttpError } from "./error-replies.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route authenticates its callers in another way, such as a signature. */
    takesForeignRequests?: boolean;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that another site makes a visitor's browser send. Browsers say where a request comes from in
 * Sec-Fetch-Site, older ones in Origin; programs that send neither carry no visitor's cookies.
 */
export const originCheck = fp(
  async (app: FastifyInstance, options: { siteOrigin: string | undefined }) => {
    app.addHook("onRequest", async (request) => {
      if (SAFE_METHODS.has(request.method)) return;
      if (request.routeOptions.config.takesForeignRequests) return;
      if (isForeign(request, options.siteOrigin)) throw new HttpError(403);
    });
  },
  { name: "origin-check" },
);

function isForeign(request: FastifyRequest, siteOrigin: string | undefined): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== siteOrigin && origin !== requestOrigin(request, undefined);
}
