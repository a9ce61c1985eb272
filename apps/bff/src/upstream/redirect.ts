import type { Dispatcher } from "undici";
import { UpstreamError } from "./upstream-error.ts";

type Response = Pick<Dispatcher.ResponseData, "statusCode" | "headers">;

/**
 * The target of a redirect. Only targets on the same host are followed, and never from https to http:
 * an upstream must not be able to make the gateway call other servers.
 *
 * @returns `null` if the reply isn't a redirect
 * @throws {UpstreamError} for a redirect that isn't followed
 */
export function redirectTarget(response: Response, from: URL, path: string): URL | null {
  const { statusCode: status, headers } = response;
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = headers["location"];
  const to = typeof location === "string" ? URL.parse(location, from.href) : null;
  const isSameHost = to?.host === from.host;
  const isDowngrade = from.protocol === "https:" && to?.protocol !== "https:";
  if (to && isSameHost && !isDowngrade && /^https?:$/.test(to.protocol)) return to;
  throw new UpstreamError("status", "redirect to another host", { path, status });
}
