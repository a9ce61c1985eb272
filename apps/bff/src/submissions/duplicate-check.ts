import { checkForm, defineForm } from "@kdl/schemas/forms/form";
import { submissionFailure } from "@kdl/schemas/forms/form-messages";
import { email, phone } from "@kdl/schemas/forms/form-rules";
import { IDEMPOTENCY_KEY } from "@kdl/schemas/contract/submissions";
import { flag } from "@kdl/schemas/content/tolerant-values";
import { z } from "zod";
import type { Context, Sending } from "../trpc/context.ts";
import { UPSTREAM_RETRY_S } from "../http/errors.ts";
import { isSuccess } from "../upstream/read-answer.ts";
import { invalidForm } from "./submit-form.ts";
import { SubmissionRefused } from "./submission-refused.ts";

const labels = { email: "Email", mobile: "Mobile" };

/** The two answers to check, with the form's rules for them. */
const question = defineForm({
  name: "internship",
  path: "/api/check-user",
  labels,
  rules: () => ({ email: email(labels.email), mobile: phone(labels.mobile) }),
});

/** What the upstream knows; a reply with neither answer is invalid. */
const known = z
  .object({ emailExists: z.unknown(), mobileExists: z.unknown() })
  .refine(
    ({ emailExists, mobileExists }) => emailExists !== undefined || mobileExists !== undefined,
  );

export const duplicates = z.object({ emailExists: flag, mobileExists: flag });
export type Duplicates = z.infer<typeof duplicates>;

/** What the check needs of the request. */
export interface DuplicateContext extends Pick<Context, "now" | "requestId"> {
  sending: Pick<Sending, "client" | "log">;
}

/**
 * Asks whether an application with this email address or number exists already. Doesn't retry: that would
 * be safe, since the upstream stores nothing, but the person is waiting.
 *
 * @param key of the form to be sent: an application stored under it is this person's own
 * @throws {SubmissionRefused} with the specified text
 */
export async function checkDuplicate(
  { now, requestId, sending }: DuplicateContext,
  person: { email: unknown; mobile: unknown },
  key?: string,
): Promise<Duplicates> {
  const check = checkForm(question, person, { now });
  if (!check.ok) throw invalidForm(check);
  const queriedKey = key !== undefined && IDEMPOTENCY_KEY.test(key) ? key : undefined;
  const head = { path: question.path, key: null, queriedKey, flag: null, requestId };
  const answer = await sending.client.sendJson(head, check.values).catch((error: unknown) => {
    sending.log.warn({ err: error }, "the duplicate check got no answer");
    throw checkFailed(error);
  });
  const reply = known.safeParse(answer.body);
  if (isSuccess(answer.status) && reply.success) return duplicates.parse(reply.data);
  sending.log.warn({ status: answer.status }, "the duplicate check failed");
  throw checkFailed();
}

function checkFailed(cause?: unknown): SubmissionRefused {
  return new SubmissionRefused({
    code: "SERVICE_UNAVAILABLE",
    message: submissionFailure.internshipCheck,
    outcome: "unsent",
    retryAfterS: UPSTREAM_RETRY_S,
    cause,
  });
}
