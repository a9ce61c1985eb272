/** Account calls that need no log-in: sign-up, links in mails, forgotten passwords. */
import { deviceCookie } from "@kdl/runtime/limits/known-device";
import {
  forgotPasswordForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
} from "@kdl/schemas/members/account-forms";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { logInNamesWire } from "@kdl/schemas/contract/member-replies";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { callMembers, type MemberContext } from "./call-members.ts";
import { type MailPurpose, takeMail } from "../../submissions/mail-limits.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import type { Context, Sending } from "../../trpc/context.ts";
import { checkedForm, refuseCommonPassword } from "./checked-form.ts";
import { receiptOf } from "./receipt-of.ts";

type AccountContext = MemberContext & Pick<Context, "formSecret"> & { sending: Sending };
type Take = (ctx: AccountContext, input: SubmissionInput) => Promise<SubmissionReceipt>;

/** Bots that fill in the honeypot get the same answer as people. */
export const signUp: Take = async (ctx, { answers, website }) => {
  const values = checkedForm(signUpForm, answers, ctx.now);
  if (website === "") await askForMail(ctx, "sign-up", signUpForm, values);
  return receiptOf(memberSuccess.signedUp);
};

export const forgotPassword: Take = async (ctx, { answers, website }) => {
  const values = checkedForm(forgotPasswordForm, answers, ctx.now);
  if (website === "") await askForMail(ctx, "reset", forgotPasswordForm, values);
  return receiptOf(memberSuccess.resetSent);
};

export const verifyEmail: Take = async (ctx, { answers }) => {
  await setPassword(ctx, verifyEmailForm, checkedForm(verifyEmailForm, answers, ctx.now));
  return receiptOf(memberSuccess.verified);
};

export const resetPassword: Take = async (ctx, { answers }) => {
  await setPassword(ctx, resetPasswordForm, checkedForm(resetPasswordForm, answers, ctx.now));
  return receiptOf(memberSuccess.passwordChanged);
};

/** Requests a mail, unless the address has had too many. The answer is the same either way. */
async function askForMail(
  ctx: AccountContext,
  purpose: MailPurpose,
  form: Form<FormValues, string>,
  values: { email: string },
): Promise<void> {
  const taken = await takeMail(ctx, purpose, values.email);
  if (!taken.ok) return;
  try {
    await post(ctx, form, { ...values });
  } catch (error) {
    await taken.giveBack();
    throw error;
  }
}

/**
 * Sets a password with a link from a mail. The browser counts as known from then on: otherwise
 * strangers who guess passwords could lock the member out of the log-in that follows.
 */
async function setPassword(
  ctx: AccountContext,
  form: Form<FormValues, string>,
  values: { token: string; password: string },
): Promise<void> {
  refuseCommonPassword(values.password);
  const { body } = await post(ctx, form, { ...values });
  const names = logInNamesWire.safeParse(body);
  const { cookies } = ctx.visitor;
  if (!names.success) return;
  cookies.rememberDevice(deviceCookie(ctx.formSecret, cookies.device, names.data));
}

function post(ctx: MemberContext, form: Form<FormValues, string>, body: FormValues) {
  return callMembers(ctx, { method: "POST", path: form.path, session: null, body, form });
}
