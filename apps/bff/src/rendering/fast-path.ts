import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import type { HttpMetrics } from "@kdl/runtime/metrics/http-metrics";
import { IMAGES_PREFIX, imageRouteOf, type ReadyImages } from "../images/ready-images.ts";
import type { ByteCache } from "./byte-cache.ts";
import type { StoredReply } from "../http/stored-reply.ts";
import { hasPreview } from "../http/cookies.ts";
import { isForEverybody } from "./page-audience.ts";
import { pageKey } from "./page-key.ts";
import { pageTarget } from "./page-target.ts";
import { createHostCheck, hasSeveralHosts } from "../http/request-host.ts";
import { keepQuery } from "../http/keep-query.ts";
import { sendReply } from "../http/send-reply.ts";

export interface FastPathOptions {
  /** Built files, by path. */
  assets: ReadonlyMap<string, StoredReply>;
  pages: ByteCache;
  queries: ByteCache;
  images: Pick<ReadyImages, "get">;
  /** Start of the addresses whose replies are in `queries`. */
  queryPrefix: string;
  siteOrigin: string | undefined;
  /** Whether proxies are trusted to report the visitor's host. */
  hasProxies: boolean;
  http: Pick<HttpMetrics, "answered">;
}

/** `stale` also accepts replies that are no longer fresh. */
type Lookup = "fresh" | "stale";

export interface FastPath {
  /**
   * Answers from memory before Fastify sees the request; everything else, including the first request
   * of a page, goes through Fastify and gets the same bytes.
   *
   * @returns whether the request has been answered
   */
  answer(request: IncomingMessage, response: ServerResponse, lookup?: Lookup): boolean;
  /** The pattern that a request is counted by. */
  routeOf(url: string): string;
}

/** Pattern of the route that serves built files. */
const FILE_ROUTE = "/assets/*";
/** Reading the clock costs more than the rest of counting, and these replies all take about as long. */
const TIMED_EVERY = 16;

export function createFastPath(options: FastPathOptions): FastPath {
  const { assets, pages, queries, images, queryPrefix, siteOrigin, http } = options;
  // Without a configured origin, only Fastify knows which forwarded host to trust.
  const knowsOrigin = siteOrigin !== undefined || !options.hasProxies;
  const isHost = createHostCheck();
  const queryRoute = `${queryPrefix}*`;
  let answers = 0;
  let seconds = 0;

  return {
    answer(request, response, lookup = "fresh") {
      const { headers, method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      // Fastify refuses such requests.
      if (!isHost(headers.host ?? "") || hasSeveralHosts(request)) return false;
      answers += 1;
      const startedAt = answers % TIMED_EVERY === 1 ? performance.now() : null;
      const asset = assets.get(url);
      const reply = asset ?? cachedReply(url, headers, lookup);
      if (!reply) return false;
      sendReply(request, response, reply);
      if (startedAt !== null) seconds = (performance.now() - startedAt) / 1000;
      http.answered(asset ? FILE_ROUTE : routeOf(url), method, response.statusCode, seconds);
      return true;
    },
    routeOf,
  };

  function routeOf(url: string): string {
    if (url.startsWith(queryPrefix)) return queryRoute;
    if (url.startsWith(IMAGES_PREFIX)) return imageRouteOf(url);
    const mark = url.indexOf("?");
    return pagePattern(mark < 0 ? url : url.slice(0, mark));
  }

  function cachedReply(url: string, headers: IncomingHttpHeaders, lookup: Lookup) {
    const { accept, cookie, host } = headers;
    if (url.startsWith(IMAGES_PREFIX)) return images.get(url, accept);
    if (!url.startsWith(queryPrefix)) return cachedPage(url, host, cookie, lookup);
    return hasPreview(cookie) ? undefined : queries[lookup](url);
  }

  function cachedPage(
    url: string,
    host: string | undefined,
    cookie: string | undefined,
    lookup: Lookup,
  ) {
    if (!knowsOrigin || host === undefined) return undefined;
    const target = pageTarget(url);
    if (target.kind !== "page" || !isForEverybody(target.audience, cookie)) return undefined;
    const page = pages[lookup](pageKey(siteOrigin ?? `http://${host}`, target.path));
    return page && keepQuery(page, url);
  }
}
