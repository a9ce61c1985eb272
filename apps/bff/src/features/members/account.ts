/** Accounts before anybody is logged in: signing up, links of mails, forgotten passwords. */
import {
  confirmEmailForm,
  forgotPasswordForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
} from "@kdl/schemas/account-forms";
import type { Form, FormValues } from "@kdl/schemas/form";
import { memberSuccess } from "@kdl/schemas/member-messages";
import type { SubmissionReceipt } from "@kdl/schemas/submissions";
import { askMembers, type MemberContext } from "../../members/member-ask.ts";
import { mayMail } from "../../members/try-limits.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import type { Context, Sending } from "../../trpc/context.ts";
import { checkedForm, refuseCommonPassword } from "./checked-form.ts";
import { receiptOf } from "./receipt-of.ts";

type AccountContext = MemberContext & Pick<Context, "formSecret"> & { sending: Sending };
type Take = (ctx: AccountContext, input: SubmissionInput) => Promise<SubmissionReceipt>;

/** What fills in the trap is told what people are told. */
export const signUp: Take = async (ctx, { answers, website }) => {
  const values = checkedForm(signUpForm, answers, ctx.now);
  const { name, email, password } = values;
  refuseCommonPassword(password, [name, email]);
  if (website === "" && (await mayMail(ctx, email))) await post(ctx, signUpForm, values);
  return receiptOf(memberSuccess.signedUp);
};

export const forgotPassword: Take = async (ctx, { answers, website }) => {
  const values = checkedForm(forgotPasswordForm, answers, ctx.now);
  const isSent = website === "" && (await mayMail(ctx, values.email));
  if (isSent) await post(ctx, forgotPasswordForm, values);
  return receiptOf(memberSuccess.resetSent);
};

export const verifyEmail: Take = async (ctx, { answers }) => {
  await post(ctx, verifyEmailForm, checkedForm(verifyEmailForm, answers, ctx.now));
  return receiptOf(memberSuccess.verified);
};

export const confirmEmail: Take = async (ctx, { answers }) => {
  await post(ctx, confirmEmailForm, checkedForm(confirmEmailForm, answers, ctx.now));
  return receiptOf(memberSuccess.emailChanged);
};

export const resetPassword: Take = async (ctx, { answers }) => {
  const values = checkedForm(resetPasswordForm, answers, ctx.now);
  refuseCommonPassword(values.password);
  await post(ctx, resetPasswordForm, values);
  return receiptOf(memberSuccess.passwordChanged);
};

function post(ctx: MemberContext, form: Form<FormValues, string>, body: FormValues) {
  return askMembers(ctx, { method: "POST", path: form.path, session: null, body, form });
}
