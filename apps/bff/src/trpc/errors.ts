/** The one place where a failure becomes a status and the visitor's words. */
import { loadFailure, requestFailure, unexpected } from "@kdl/schemas/messages";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { UpstreamError } from "../upstream/upstream-error.ts";

export interface Failure {
  /** HTTP status. */
  status: number;
  /** tRPC's name of it, such as `NOT_FOUND`. */
  code: TRPCError["code"];
  /** For visitors: never what the program says of itself. */
  message: string;
}

/** A failure that a procedure means to tell, in words for visitors. */
export class VisitorError extends TRPCError {}

/** What was asked for doesn't exist; `message` is one of `messages.notFound`. */
export function notFoundError(message: string): VisitorError {
  return new VisitorError({ code: "NOT_FOUND", message });
}

const wordsFor: Partial<Record<TRPCError["code"], string>> = {
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

/** What a visitor is told of an error; unknown ones are masked, their cause belongs in the log. */
export function toFailure(error: unknown): Failure {
  const upstream = upstreamErrorIn(error);
  if (upstream) {
    const message = upstream.resource ? loadFailure[upstream.resource] : unexpected;
    return { status: 503, code: "SERVICE_UNAVAILABLE", message };
  }
  const words = error instanceof TRPCError ? wordsFor[error.code] : undefined;
  if (!(error instanceof TRPCError) || (!words && !(error instanceof VisitorError))) {
    return { status: 500, code: "INTERNAL_SERVER_ERROR", message: unexpected };
  }
  const message = error instanceof VisitorError ? error.message : words!;
  return { status: getHTTPStatusCodeFromError(error), code: error.code, message };
}

/** tRPC wraps what a procedure throws. */
function upstreamErrorIn(error: unknown): UpstreamError | null {
  if (error instanceof UpstreamError) return error;
  const cause = error instanceof TRPCError ? error.cause : undefined;
  return cause instanceof UpstreamError ? cause : null;
}
