/** What became of a request with a body. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { SubmissionHeaders } from "./submission-store.ts";

export interface PostedRequest extends SubmissionHeaders {
  path: string;
  /** Came whole; sender went away before; the fake did not want to see the rest; none of it yet. */
  body: "whole" | "aborted" | "unread" | "coming";
}

/** Notes a request, and goes on noting what becomes of it. */
export function watchRequest(request: IncomingMessage, path: string): PostedRequest {
  const posted: PostedRequest = { path, ...submissionHeaders(request.headers), body: "coming" };
  request.once("end", () => {
    posted.body = "whole";
  });
  request.once("close", () => {
    if (posted.body === "coming") posted.body = "aborted";
  });
  return posted;
}

function submissionHeaders(headers: IncomingHttpHeaders): SubmissionHeaders {
  const one = (name: string) => {
    const value = headers[name];
    return typeof value === "string" ? value : null;
  };
  return {
    key: one("idempotency-key"),
    flag: one("x-submission-flag"),
    requestId: one("x-request-id"),
  };
}
