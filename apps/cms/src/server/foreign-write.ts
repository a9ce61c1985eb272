import type { IncomingMessage } from "node:http";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a browser sends a cross-site write. Sessions are in a cookie, so that such a request would have
 * an editor's rights. Compares with the request's own host, since a proxy may give the admin any name.
 */
export function isForeignWrite({
  method = "GET",
  headers,
}: Pick<IncomingMessage, "method" | "headers">): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const { origin } = headers;
  const host = headers["x-forwarded-host"] ?? headers.host;
  if (headers["sec-fetch-site"] === "cross-site") return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
