import { applicationLinksForm } from "@kdl/schemas/applications/application-links-form";
import { applicationFailure, linksSent } from "@kdl/schemas/applications/application-messages";
import { checkForm } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { VisitorError } from "../../http/errors.ts";
import { takeMail } from "../../submissions/mail-limits.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import { invalidForm } from "../../submissions/submit-form.ts";
import type { Context, Sending } from "../../trpc/context.ts";
import { isSuccess } from "../../upstream/read-answer.ts";
import { type ApplicantContext, applicationCallFailed } from "./application-ask.ts";

type LinksContext = ApplicantContext & Pick<Context, "formSecret" | "now"> & { sending: Sending };

/**
 * Has the links to a person's applications mailed. The answer is the same for every address, also for one
 * that got enough, and for programs that fill in the honeypot.
 *
 * @throws {VisitorError}
 */
export async function sendLinks(
  ctx: LinksContext,
  { answers, website }: SubmissionInput,
): Promise<SubmissionReceipt> {
  const check = checkForm(applicationLinksForm, answers, { now: ctx.now });
  if (!check.ok) throw invalidForm(check);
  const receipt = { message: linksSent, reference: null };
  if (website !== "") return receipt;
  const taken = await takeMail(ctx, "application-links", check.values.email);
  if (!taken.ok) return receipt;
  try {
    await ask(ctx, check.values);
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
  return receipt;
}

async function ask({ members, requestId }: LinksContext, body: { email: string }): Promise<void> {
  const { client, log } = members;
  const request = { method: "POST", path: applicationLinksForm.path, session: null } as const;
  const answer = await client.ask({ ...request, requestId, body }).catch(() => null);
  if (answer !== null && isSuccess(answer.status)) return;
  const status = answer?.status ?? null;
  if (status !== null && [404, 405, 501].includes(status)) {
    throw new VisitorError({ code: "NOT_FOUND", message: applicationFailure.notOffered });
  }
  log.warn({ path: request.path, status }, "links to applications couldn't be sent");
  throw applicationCallFailed();
}
