/** The cheap answer to requests that are shed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { requestFailure } from "@kdl/schemas/messages";
import { REQUEST_ID_HEADER, type Refusal } from "@kdl/schemas/contract/submissions";
import { requestIdFrom } from "@kdl/runtime/request/request-id";
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { inertHeaders } from "../plugins/security-headers.ts";
import { errorPage } from "../http/error-page.ts";

const STATUS = 503;
/** Short, since overload passes quickly; a more precise value would bring all clients back at once. */
const RETRY_AFTER_S = 5;

const { busy, formNotSent } = requestFailure;

interface Answer {
  type: string;
  body: string;
}

/** @param callPrefix path prefix of tRPC calls, whose client needs tRPC's error format */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  callPrefix: string,
): void {
  const requestId = requestIdFrom(request.headers[REQUEST_ID_HEADER], false);
  const { type, body } = answerTo(request, requestId, callPrefix);
  response.writeHead(STATUS, {
    ...inertHeaders,
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "Retry-After": RETRY_AFTER_S,
    [REQUEST_ID_HEADER]: requestId,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function answerTo(request: IncomingMessage, requestId: string, callPrefix: string): Answer {
  const { headers, method, url = "" } = request;
  const isCall = url.startsWith(callPrefix);
  if (!isCall && headers.accept?.includes("text/html")) {
    const isRead = method === "GET" || method === "HEAD";
    const body = errorPage(busy, requestId, isRead ? undefined : formNotSent);
    return { type: "text/html", body };
  }
  const code = "SERVICE_UNAVAILABLE";
  const refusal: Refusal = { code, message: busy, fields: {}, requestId };
  const failure = {
    message: busy,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { ...refusal, httpStatus: STATUS },
  };
  const body = JSON.stringify(isCall ? { error: failure } : refusal);
  return { type: "application/json", body };
}
