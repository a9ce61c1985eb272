import type { IncomingMessage } from "node:http";

/** A request's path without its query. */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** A backslash, or a dot segment: proxies and Next may resolve the path differently. */
const AMBIGUOUS = /\\|(?:^|\/)\.{1,2}(?:\/|$)/;

/** Whether a request's URL is valid and its path unambiguous. */
export function isReadable(request: Pick<IncomingMessage, "url">): boolean {
  const { url = "" } = request;
  // `OPTIONS *` is about the server as a whole, which isn't supported.
  if (!url.startsWith("/") && !URL.canParse(url)) return false;
  try {
    return !AMBIGUOUS.test(decodeURIComponent(pathOf(request)));
  } catch {
    return false;
  }
}
