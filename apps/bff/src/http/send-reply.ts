import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { preferredEncoding } from "./accept-encoding.ts";
import type { StoredReply } from "./stored-reply.ts";

/** Sends a stored reply in the encoding that the request prefers, or 304 if the client has it. */
export function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: StoredReply,
): void {
  const { headers } = request;
  const encoding = preferredEncoding(headers["accept-encoding"]);
  const chosen = (encoding === "identity" ? null : reply[encoding]) ?? reply.identity;
  const condition = headers["if-none-match"];
  if (condition !== undefined && reply.status === 200 && matches(condition, chosen.etag)) {
    response.writeHead(304, chosen.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(reply.status, chosen.headers);
  if (request.method === "HEAD") response.end();
  else response.end(chosen.body);
}

/** Writes a stored reply to a request that has reached Fastify, with the cookies that it sets. */
export function sendStored(
  request: Pick<FastifyRequest, "id" | "raw">,
  reply: Pick<FastifyReply, "hijack" | "raw">,
  stored: StoredReply,
  cookies: string[] = [],
): void {
  reply.hijack();
  reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
  if (cookies.length > 0) reply.raw.setHeader("Set-Cookie", cookies);
  sendReply(request.raw, reply.raw, stored);
}

/** Weak comparison, as If-None-Match asks for: proxies may have marked our tag as weak. */
export function matches(condition: string, etag: string): boolean {
  if (condition === etag || condition === "*") return true;
  return condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
