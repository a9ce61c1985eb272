import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { isDraining } from "@kdl/runtime/http/draining-server";
import type { FastifyInstance } from "fastify";
import { HttpError, toHttpFailure } from "./error-replies.ts";
import { inertHeaders } from "./security-headers.ts";

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers malformed HTTP requests with the usual error format, and closes the connection. */
export function answerClientError(
  this: FastifyInstance,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  // A reply was sent already: a second one would count as the reply to the next request.
  if (isDraining(socket)) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? 400;
  const requestId = randomUUID();
  this.log.debug({ code: error.code, status, reqId: requestId }, "not a request");
  if (socket.writable) {
    const { code, message, fields } = toHttpFailure(new HttpError(status));
    const body = JSON.stringify({ code, message, fields, requestId });
    const headers = {
      ...inertHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      "Cache-Control": "no-store",
      Connection: "close",
      [REQUEST_ID_HEADER]: requestId,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
    socket.write(`${head}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
