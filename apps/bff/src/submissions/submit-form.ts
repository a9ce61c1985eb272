/** Takes a form that was filled in and gets it to the upstream, once. */
import { checkForm, type Form } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { Context, Sending } from "../trpc/context.ts";
import { judgeSend } from "./judge-send.ts";
import { readOutcome, submissionFailed } from "./read-outcome.ts";
import type { SubmissionInput } from "./submission-input.ts";
import { SubmissionRefused } from "./submission-refused.ts";

/** What a submission needs of the request that brings it. */
export type SubmissionContext = Pick<Context, "formSecret" | "now" | "requestId" | "visitor"> & {
  sending: Sending;
};

/**
 * Checks a JSON form and sends it.
 * @throws {SubmissionRefused} in the specified words
 */
export async function submitForm(
  context: SubmissionContext,
  form: Form,
  { answers, idempotencyKey: key, token, website: honeypot }: SubmissionInput,
): Promise<SubmissionReceipt> {
  const { now, requestId, sending } = context;
  const { client, log } = sending;
  const check = checkForm(form, answers, { now });
  if (!check.ok) throw invalidForm(check);
  const evidence = { values: check.values, token, honeypot };
  const { flag, giveBack } = await judgeSend(context, form.name, evidence);
  try {
    const head = { path: form.path, key, flag, requestId };
    const answer = await client.sendJson(head, check.values).catch((error: unknown) => {
      log.warn({ form: form.name, flag, err: error }, "a submission got no answer");
      throw submissionFailed(form, error);
    });
    const line = { form: form.name, flag, status: answer.status };
    if (answer.status >= 500) log.warn(line, "the upstream failed at a submission");
    else log.info(line, "a submission was answered");
    return readOutcome(form, answer, client.keepsKeys());
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** The form itself is wrong; `problems` as `checkForm` tells them. */
export function invalidForm(problems: {
  message: string;
  fields: Record<string, string>;
}): SubmissionRefused {
  const { message, fields } = problems;
  return new SubmissionRefused({
    code: "UNPROCESSABLE_CONTENT",
    message,
    fields,
    outcome: "unsent",
  });
}
