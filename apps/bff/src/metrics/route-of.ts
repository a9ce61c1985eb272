import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import { OTHER_ROUTE } from "@kdl/runtime/metrics/http-metrics";
import type { FastifyRequest } from "fastify";

/** Fastify's route for all pages. */
export const PAGES = "/*";

/** @returns the pattern of a request's route, from a fixed set */
export function routeOf(request: Pick<FastifyRequest, "routeOptions" | "url">): string {
  const pattern = request.routeOptions.url;
  if (pattern === PAGES) return pagePattern(request.url.split("?", 1)[0] ?? "");
  return pattern ?? OTHER_ROUTE;
}
