import type { IncomingMessage } from "node:http";

/** A request's path without its query. */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** A backslash, or a segment that leads upwards: proxies and Next may understand different paths. */
const AMBIGUOUS = /\\|(?:^|\/)\.{1,2}(?:\/|$)/;

/** Whether a request's address is one, and its path can be read in one way only. */
export function isReadable(request: Pick<IncomingMessage, "url">): boolean {
  const { url = "" } = request;
  // `OPTIONS *` is about the whole server: nothing here answers it.
  if (!url.startsWith("/") && !URL.canParse(url)) return false;
  try {
    return !AMBIGUOUS.test(decodeURIComponent(pathOf(request)));
  } catch {
    return false;
  }
}
