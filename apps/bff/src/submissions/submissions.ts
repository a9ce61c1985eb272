/** Takes a form that was filled in and gets it to the upstream, once. */
import { checkForm, type Form } from "@kdl/schemas/form";
import type { SubmissionReceipt } from "@kdl/schemas/submissions";
import type { BaseLogger } from "pino";
import type { SubmissionClient } from "../upstream/submission-client.ts";
import { readOutcome, submissionFailed } from "./read-outcome.ts";
import { judgeSpam } from "./spam.ts";
import { SubmissionRefused } from "./submission-refused.ts";

export interface SubmissionDeps {
  client: SubmissionClient;
  /** Signs tokens and keys. */
  secret: string;
}

/** A form as it was filled in. */
export interface Fill {
  answers: unknown;
  idempotencyKey: string;
  token: string;
  /** What is in the field that nobody sees. */
  website: string;
}

export interface SubmissionSetting {
  now: Date;
  requestId: string;
  log: Pick<BaseLogger, "info" | "warn">;
}

/**
 * Checks a JSON form and sends it.
 * @throws {SubmissionRefused} in the specified words
 */
export async function submitForm(
  { client, secret }: SubmissionDeps,
  form: Form,
  fill: Fill,
  { now, requestId, log }: SubmissionSetting,
): Promise<SubmissionReceipt> {
  const check = checkForm(form, fill.answers, { now });
  if (!check.ok) throw invalidForm(check);
  const evidence = { values: check.values, token: fill.token, honeypot: fill.website };
  const flag = judgeSpam(evidence, secret, now);
  const head = { path: form.path, key: fill.idempotencyKey, flag, requestId };
  const answer = await client.sendJson(head, check.values).catch((error: unknown) => {
    log.warn({ form: form.name, err: error }, "a submission got no answer");
    throw submissionFailed(form, error);
  });
  const line = { form: form.name, status: answer.status, flag };
  if (answer.status >= 500) log.warn(line, "the upstream failed at a submission");
  else log.info(line, "a submission was answered");
  return readOutcome(form, answer, client.keepsKeys());
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
