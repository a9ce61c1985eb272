import { QueueFullError } from "@kdl/runtime/concurrency/concurrency-limit";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { requestFailure, unexpected } from "@kdl/schemas/messages";
import type { TRPCError } from "@trpc/server";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { errorPage } from "../http/error-page.ts";
import { type Failure, toFailure, VisitorError } from "../http/errors.ts";

/** Codes and messages by status; an error's own message is never shown. */
const failures: Record<number, readonly [TRPCError["code"], string]> = {
  400: ["BAD_REQUEST", requestFailure.invalid],
  401: ["UNAUTHORIZED", requestFailure.notAllowed],
  403: ["FORBIDDEN", requestFailure.notAllowed],
  404: ["NOT_FOUND", requestFailure.notFound],
  405: ["METHOD_NOT_SUPPORTED", requestFailure.invalid],
  408: ["TIMEOUT", submissionFailure.stalled],
  413: ["PAYLOAD_TOO_LARGE", requestFailure.tooLarge],
  415: ["UNSUPPORTED_MEDIA_TYPE", requestFailure.invalid],
  431: ["PAYLOAD_TOO_LARGE", requestFailure.tooLarge],
  429: ["TOO_MANY_REQUESTS", requestFailure.tooMany],
  503: ["SERVICE_UNAVAILABLE", unexpected],
};

/** An error whose status may be shown; the text comes from the table above. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly retryAfterS: number | null;

  /** @param retryAfterS seconds after which another try may succeed, if that is known */
  constructor(statusCode: number, retryAfterS: number | null = null) {
    super(failures[statusCode]?.[1] ?? unexpected);
    this.statusCode = statusCode;
    this.retryAfterS = retryAfterS;
  }
}

/** Turns any error of a route or of Fastify into a failure that may be shown. */
export function toHttpFailure(error: unknown): Failure {
  const given = (error as Partial<FastifyError> | null)?.statusCode;
  const isStatus = given !== undefined && given >= 400 && given <= 599;
  if (!isStatus) return toFailure(error);
  return failureOf(given, error instanceof HttpError ? error.retryAfterS : null);
}

function failureOf(status: number, retryAfterS: number | null = null): Failure {
  const [code, message] = failures[status] ?? ["INTERNAL_SERVER_ERROR", unexpected];
  return { status, code, message, fields: {}, retryAfterS };
}

/** Answers with a page if a person asks, otherwise with JSON. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): void {
  const { status, code, message, fields, retryAfterS } = failure;
  reply.code(status).header("Cache-Control", "no-store");
  if (retryAfterS !== null) reply.header("Retry-After", String(retryAfterS));
  const isPage = request.headers.accept?.includes("text/html") && !request.url.startsWith("/trpc");
  if (isPage) reply.type("text/html; charset=utf-8").send(errorPage(message, request.id));
  else reply.send({ code, message, fields, requestId: request.id });
}

/** Unknown errors are masked and logged. */
export const errorReplies = fp(
  async (app: FastifyInstance) => {
    // Routes that need a body have parsers in their own scope; others answer without reading it.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));

    app.setErrorHandler((error: unknown, request, reply) => {
      const failure = toHttpFailure(error);
      const isMeant = [HttpError, VisitorError, QueueFullError].some(
        (kind) => error instanceof kind,
      );
      if (failure.status >= 500 && !isMeant) request.log.error({ err: error }, "unexpected");
      sendFailure(request, reply, failure);
    });

    app.setNotFoundHandler((request, reply) => {
      // Pages answer at every path, so anything unrouted has a method that no route accepts.
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead) reply.header("Allow", "GET, HEAD");
      sendFailure(request, reply, failureOf(isRead ? 404 : 405));
    });
  },
  { name: "error-replies" },
);
