import type { FastifyRequest } from "fastify";
import { isHost } from "./request-host.ts";

/**
 * Scheme and host under which the visitor sees the site. Forwarded headers count only when a trusted
 * proxy sent them; Fastify sees to that.
 *
 * @param siteOrigin the configured origin, which wins
 * @returns `null` where the request's host is no host: it must not get into links or cache keys
 */
export function requestOrigin(
  request: Pick<FastifyRequest, "host" | "protocol">,
  siteOrigin: string | undefined,
): string | null {
  if (siteOrigin !== undefined) return siteOrigin;
  const host = request.host?.toLowerCase() ?? "";
  if (!isHost(host) || !/^https?$/.test(request.protocol)) return null;
  // Omits the scheme's default port.
  return URL.parse(`${request.protocol}://${host}`)?.origin ?? null;
}
