import type { IncomingMessage } from "node:http";

/** A request's path without its query. */
export function pathOf({ url = "" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? "";
}

/** Whether every escape in a request's path stands for a character. */
export function isDecodable(request: Pick<IncomingMessage, "url">): boolean {
  try {
    decodeURIComponent(pathOf(request));
    return true;
  } catch {
    return false;
  }
}
