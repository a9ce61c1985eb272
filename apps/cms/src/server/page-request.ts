import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./request-path.ts";

const READS = new Set(["GET", "HEAD"]);
/** Header in which Next's client names the server function that it calls. */
const FUNCTION_HEADER = "next-action";
const FUNCTION_ID = /^[\da-f]{42}$/;

/** Whether a request is for one of the admin's pages. */
export function isPage(request: Pick<IncomingMessage, "url">): boolean {
  const path = pathOf(request);
  return path === "/admin" || path.startsWith("/admin/");
}

/**
 * Whether a request asks a page for something that it doesn't support. The admin's own scripts only post
 * function calls; Next would treat any other form as such a call, and answer 500.
 */
export function isUnknownToPages(
  request: Pick<IncomingMessage, "url" | "method" | "headers">,
): boolean {
  const { method = "", headers } = request;
  if (!isPage(request) || READS.has(method)) return false;
  return method !== "POST" || !FUNCTION_ID.test(String(headers[FUNCTION_HEADER]));
}

/** Answers with an explanation, as a person may have submitted a form before the page's script had loaded. */
export function refuseToPage(response: ServerResponse): void {
  response
    .writeHead(405, { allow: "GET, HEAD", "content-type": "text/plain; charset=utf-8" })
    .end("This page takes no forms. Please go back, reload it and try again.\n");
}
