import type { AppRouter } from "@kdl/bff/types";
import { submissionFailure } from "@kdl/schemas/form-messages";
import { createTRPCClient, httpLink } from "@trpc/client";
import { SubmissionFailure } from "../../forms/submission.ts";

const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/trpc" })] });

/** Longest wait for the answer, in ms. The gateway gives its own within 8 s, if it is reached. */
const PATIENCE_MS = 20_000;

/**
 * Asks before the file goes out whether somebody has applied with this address or number.
 *
 * @throws {SubmissionFailure} when so, or when it can't be found out
 */
export async function checkDuplicate(
  { email, mobile }: { email: string; mobile: string },
  signal: AbortSignal,
): Promise<void> {
  const patience = new AbortController();
  const giveUp = () => patience.abort();
  const timer = setTimeout(giveUp, PATIENCE_MS);
  signal.addEventListener("abort", giveUp);
  const found = await client.internship.checkDuplicate
    .mutate({ email, mobile }, { signal: patience.signal })
    .catch(() => null);
  clearTimeout(timer);
  if (!found) throw new SubmissionFailure(submissionFailure.internshipCheck);
  const text = submissionFailure.internshipDuplicate;
  const fields = {
    ...(found.emailExists && { email: text }),
    ...(found.mobileExists && { mobile: text }),
  };
  if (Object.keys(fields).length > 0) throw new SubmissionFailure(text, fields);
}
