import type { IncomingMessage, ServerResponse } from "node:http";

const COOKIES = "set-cookie";

/**
 * Adds `Secure` to the cookies of replies over https.
 *
 * @param alwaysHttps whether staff reach the admin over https only
 */
export function secureCookies(
  { headers }: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  alwaysHttps: boolean,
): void {
  // Any client may send this header: it only makes its own cookie stricter.
  const [scheme] = String(headers["x-forwarded-proto"] ?? "").split(",", 1);
  if (!alwaysHttps && scheme?.trim() !== "https") return;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  // Node calls it for every reply, just before the headers are sent.
  response.writeHead = (...args: unknown[]) => {
    const cookies = response.getHeader(COOKIES);
    if (cookies !== undefined) response.setHeader(COOKIES, [cookies].flat().map(secured));
    return writeHead(...args);
  };
}

/** Payload writes `Secure=true`, which browsers read as `Secure`. */
const secured = (cookie: number | string) =>
  /;\s*secure(?:\s*[=;]|\s*$)/i.test(String(cookie)) ? String(cookie) : `${cookie}; Secure`;
