import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { ByteCache } from "./byte-cache.ts";
import type { StoredReply } from "./stored-reply.ts";
import { hasPreview } from "./cookies.ts";
import { isForEverybody } from "./page-audience.ts";
import { pageKey } from "./page-key.ts";
import { pageTarget } from "./page-target.ts";
import { sendReply } from "./send-reply.ts";

export interface FastPathOptions {
  /** Built files, by path. */
  assets: ReadonlyMap<string, StoredReply>;
  pages: ByteCache;
  queries: ByteCache;
  /** Start of the addresses whose replies are in `queries`. */
  queryPrefix: string;
  siteOrigin: string | undefined;
  /** Whether proxies are trusted to tell the visitor's host. */
  hasProxies: boolean;
}

/**
 * Answers what lies ready in memory before Fastify sees the request; everything else, the first
 * request of a page included, takes the usual way and gets the same bytes.
 *
 * @returns whether the request has been answered
 */
export function createFastPath(options: FastPathOptions) {
  const { pages, queries, queryPrefix, siteOrigin } = options;
  // Without a configured origin, only Fastify knows whom to believe about the host.
  const knowsOrigin = siteOrigin !== undefined || !options.hasProxies;

  return function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const { headers, url = "" } = request;
    const reply = options.assets.get(url) ?? freshReply(url, headers);
    if (!reply) return false;
    sendReply(request, response, reply);
    return true;
  };

  function freshReply(url: string, { cookie, host }: IncomingHttpHeaders) {
    if (!url.startsWith(queryPrefix)) return freshPage(url, host, cookie);
    return hasPreview(cookie) ? undefined : queries.fresh(url);
  }

  function freshPage(url: string, host: string | undefined, cookie: string | undefined) {
    if (!knowsOrigin || host === undefined) return undefined;
    const target = pageTarget(url);
    if (target.kind !== "page" || !isForEverybody(target.audience, cookie)) return undefined;
    return pages.fresh(pageKey(siteOrigin ?? `http://${host}`, target.path));
  }
}
