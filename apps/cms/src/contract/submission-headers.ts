import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_KEY,
  REQUEST_ID_HEADER,
  SUBMISSION_FLAG_HEADER,
  submissionFlags,
} from "@kdl/schemas/contract/submissions";
import { malformed } from "../submissions/refused.ts";
import type { Submission } from "../submissions/submission.ts";

/**
 * The headers of a submission.
 * @throws {Refused} if the key isn't valid: the client would believe that repeating the request is
 * harmless
 */
export function submissionHeaders(
  headers: Headers,
): Pick<Submission, "key" | "flag" | "requestId"> {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && !IDEMPOTENCY_KEY.test(key)) throw malformed();
  const given = headers.get(SUBMISSION_FLAG_HEADER);
  return {
    key,
    flag: submissionFlags.find((flag) => flag === given) ?? null,
    requestId: headers.get(REQUEST_ID_HEADER),
  };
}
