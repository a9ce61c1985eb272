import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { requestFailure, unexpected } from "@kdl/schemas/messages";
import { errorPage } from "../rendering/error-page.ts";

/** What a visitor or a client program is told; never what an error itself says. */
const texts: Record<number, string> = {
  400: requestFailure.invalid,
  401: requestFailure.notAllowed,
  403: requestFailure.notAllowed,
  404: requestFailure.notFound,
  405: requestFailure.invalid,
  413: requestFailure.tooLarge,
  415: requestFailure.invalid,
  429: requestFailure.tooMany,
};

/** An error whose status may be shown; the text comes from the table above. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(statusCode: number, headers: Readonly<Record<string, string>> = {}) {
    super(texts[statusCode] ?? unexpected);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** Answers as a page where a person asks, otherwise as JSON; unknown errors are masked and logged. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, status: number): void {
  const message = texts[status] ?? unexpected;
  reply.code(status).header("Cache-Control", "no-store");
  const isPage = request.headers.accept?.includes("text/html") && !request.url.startsWith("/trpc");
  if (isPage) reply.type("text/html; charset=utf-8").send(errorPage(message, request.id));
  else reply.send({ status, message, requestId: request.id });
}

export const errorReplies = fp(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500 && !(error instanceof HttpError))
        request.log.error({ err: error }, "unexpected");
      if (error instanceof HttpError) reply.headers(error.headers);
      sendFailure(request, reply, status >= 400 && status < 600 ? status : 500);
    });

    app.setNotFoundHandler((request, reply) => {
      // Pages answer at every path, so what isn't routed is a method that nothing here takes.
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!isRead) reply.header("Allow", "GET, HEAD");
      sendFailure(request, reply, isRead ? 404 : 405);
    });
  },
  { name: "error-replies" },
);
