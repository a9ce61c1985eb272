import type { IncomingMessage } from "node:http";

/** A request's path without its query. */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** Whether a request's address is one, and every escape in its path stands for a character. */
export function isReadable(request: Pick<IncomingMessage, "url">): boolean {
  const { url = "" } = request;
  // `OPTIONS *` is about the whole server: nothing here answers it.
  if (!url.startsWith("/") && !URL.canParse(url)) return false;
  try {
    decodeURIComponent(pathOf(request));
    return true;
  } catch {
    return false;
  }
}
