import type { AppRouter } from "@kdl/bff/types";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { type Submission, SubmissionFailure } from "../../forms/submission.ts";

const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** Longest wait, in ms. The gateway answers within 8 s if it can be reached. */
const TIMEOUT_MS = 20_000;

/** Answers that the check needs. The key identifies earlier attempts of the same applicant. */
type Applicant = Pick<Submission<{ email: string; mobile: string }>, "values" | "idempotencyKey">;

/**
 * Checks before the upload whether somebody else has applied with this address or number.
 *
 * @throws {SubmissionFailure} if so, or if the check fails
 */
export async function checkDuplicate(
  { values: { email, mobile }, idempotencyKey }: Applicant,
  signal: AbortSignal,
): Promise<void> {
  const timeout = new AbortController();
  const giveUp = () => timeout.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  signal.addEventListener("abort", giveUp);
  const found = await client.internship.checkDuplicate
    .mutate({ email, mobile, idempotencyKey }, { signal: timeout.signal })
    .catch((error: unknown) => Promise.reject(checkFailed(error)))
    .finally(() => clearTimeout(timer));
  const text = submissionFailure.internshipDuplicate;
  const fields = {
    ...(found.emailExists && { email: text }),
    ...(found.mobileExists && { mobile: text }),
  };
  if (Object.keys(fields).length > 0) throw new SubmissionFailure(text, fields);
}

/** With the gateway's message if it answered, such as a request to wait. */
function checkFailed(error: unknown): SubmissionFailure {
  const answered = error instanceof TRPCClientError && error.data !== undefined;
  return new SubmissionFailure(answered ? error.message : submissionFailure.internshipCheck);
}
