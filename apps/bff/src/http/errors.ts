/** The one place where a failure becomes a status and a message for visitors. */
import { loadFailureOf, requestFailure, unexpected } from "@kdl/schemas/messages";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { ZodError } from "zod";
import { UpstreamError } from "../upstream/upstream-error.ts";

export interface Failure {
  /** HTTP status. */
  status: number;
  /** tRPC's name for it, such as `NOT_FOUND`. */
  code: TRPCError["code"];
  /** For visitors: never an internal error's own message. */
  message: string;
  /** Message of each field that is wrong. */
  fields: Record<string, string>;
  /** Seconds after which another try may succeed, if that is known. */
  retryAfterS: number | null;
}

interface VisitorErrorOptions {
  code: TRPCError["code"];
  /** HTTP status, if tRPC has no code for it. */
  status?: number;
  /** For visitors. */
  message: string;
  fields?: Record<string, string>;
  retryAfterS?: number;
  cause?: unknown;
}

/** An expected failure, with a message for visitors. */
export class VisitorError extends TRPCError {
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfterS: number | null;

  constructor(options: VisitorErrorOptions) {
    const { code, message, cause } = options;
    super({ code, message, cause });
    this.status = options.status ?? getHTTPStatusCodeFromError(this);
    this.fields = options.fields ?? {};
    this.retryAfterS = options.retryAfterS ?? null;
  }
}

/** The requested item doesn't exist; `message` is one of `messages.notFound`. */
export function notFoundError(message: string): VisitorError {
  return new VisitorError({ code: "NOT_FOUND", message });
}

/** A budget is used up. */
export function tooManyError(retryAfterS: number): VisitorError {
  const message = requestFailure.tooMany;
  return new VisitorError({ code: "TOO_MANY_REQUESTS", message, retryAfterS });
}

const messageFor: Partial<Record<TRPCError["code"], string>> = {
  BAD_REQUEST: requestFailure.invalid,
  PARSE_ERROR: requestFailure.invalid,
  UNPROCESSABLE_CONTENT: requestFailure.invalid,
  UNSUPPORTED_MEDIA_TYPE: requestFailure.invalid,
  METHOD_NOT_SUPPORTED: requestFailure.invalid,
  NOT_FOUND: requestFailure.notFound,
  UNAUTHORIZED: requestFailure.notAllowed,
  FORBIDDEN: requestFailure.notAllowed,
  PAYLOAD_TOO_LARGE: requestFailure.tooLarge,
  TOO_MANY_REQUESTS: requestFailure.tooMany,
};

/** How long to wait for an upstream that has failed, in seconds. */
export const UPSTREAM_RETRY_S = 10;

/** Turns an error into what a visitor may see; unknown errors are masked, and their cause is logged. */
export function toFailure(error: unknown): Failure {
  if (error instanceof VisitorError) {
    const { status, code, message, fields, retryAfterS } = error;
    return { status, code, message, fields, retryAfterS };
  }
  const upstream = upstreamErrorIn(error);
  if (upstream) {
    const message = upstream.resource ? loadFailureOf(upstream.resource) : unexpected;
    const retryAfterS = UPSTREAM_RETRY_S;
    return { status: 503, code: "SERVICE_UNAVAILABLE", message, fields: {}, retryAfterS };
  }
  const words = error instanceof TRPCError ? messageFor[error.code] : undefined;
  if (!(error instanceof TRPCError) || !words) {
    const code = "INTERNAL_SERVER_ERROR";
    return { status: 500, code, message: unexpected, fields: {}, retryAfterS: null };
  }
  const status = getHTTPStatusCodeFromError(error);
  return { status, code: error.code, message: words, fields: fieldsOf(error), retryAfterS: null };
}

/** tRPC wraps what a procedure throws. */
function upstreamErrorIn(error: unknown): UpstreamError | null {
  if (error instanceof UpstreamError) return error;
  const cause = error instanceof TRPCError ? error.cause : undefined;
  return cause instanceof UpstreamError ? cause : null;
}

/** Names of the input's fields that were wrong; zod's own messages aren't meant for visitors. */
function fieldsOf(error: TRPCError): Record<string, string> {
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ZodError)) return {};
  const names = error.cause.issues.map(({ path }) => path.join("."));
  return Object.fromEntries(names.map((name) => [name, requestFailure.invalid]));
}
