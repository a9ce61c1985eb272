import type { AppRouter } from "@kdl/bff/types";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { type Submission, SubmissionFailure } from "../../forms/submission.ts";

const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** Longest wait for the answer, in ms. The gateway gives its own within 8 s, if it is reached. */
const PATIENCE_MS = 20_000;

/** What the check asks of an application. The key tells the applicant's own earlier try from others. */
type Applicant = Pick<Submission<{ email: string; mobile: string }>, "values" | "idempotencyKey">;

/**
 * Asks before the file goes out whether somebody else has applied with this address or number.
 *
 * @throws {SubmissionFailure} when so, or when it can't be found out
 */
export async function checkDuplicate(
  { values: { email, mobile }, idempotencyKey }: Applicant,
  signal: AbortSignal,
): Promise<void> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener("abort", giveUp);
  const found = await client.internship.checkDuplicate
    .mutate({ email, mobile, idempotencyKey }, { signal: patience.signal })
    .catch((error: unknown) => Promise.reject(checkFailed(error)))
    .finally(() => clearTimeout(timer));
  const text = submissionFailure.internshipDuplicate;
  const fields = {
    ...(found.emailExists && { email: text }),
    ...(found.mobileExists && { mobile: text }),
  };
  if (Object.keys(fields).length > 0) throw new SubmissionFailure(text, fields);
}

/** In the gateway's words where it answered, such as to wait a moment. */
function checkFailed(error: unknown): SubmissionFailure {
  const answered = error instanceof TRPCClientError && error.data !== undefined;
  return new SubmissionFailure(answered ? error.message : submissionFailure.internshipCheck);
}
