import type { SubmissionResult } from "../metrics/gateway-metrics.ts";
import { toHttpFailure } from "../plugins/error-replies.ts";

const TOO_MANY = 429;

/**
 * How a submission that threw is counted; `null` if it was rate-limited and never became one.
 */
export function resultOf(error: unknown): Exclude<SubmissionResult, "accepted"> | null {
  const { status } = toHttpFailure(error);
  if (status === TOO_MANY) return null;
  return status < 500 ? "refused" : "failed";
}
