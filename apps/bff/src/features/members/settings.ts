/** Changes to a member's account. */
import {
  changeEmailForm,
  changePasswordForm,
  changeUsernameForm,
  confirmEmailForm,
  deleteAccountForm,
} from "@kdl/schemas/members/account-forms";
import { deviceCookie } from "@kdl/runtime/limits/known-device";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { memberWire } from "@kdl/schemas/contract/member-replies";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { callMembers, type MemberContext } from "./call-members.ts";
import { MemberRefused } from "./member-refusal.ts";
import { takePasswordTry } from "./try-limits.ts";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import type { Context, Sending } from "../../trpc/context.ts";
import { checkedForm, refuseCommonPassword } from "./checked-form.ts";
import { enter, sessionOf } from "./log-in.ts";
import { receiptOf } from "./receipt-of.ts";

type SettingsContext = MemberContext &
  Pick<Context, "formSecret"> & { sending: Sending; session: string };
type Take = (ctx: SettingsContext, input: SubmissionInput) => Promise<SubmissionReceipt>;

export const changePassword: Take = async (ctx, { answers }) => {
  const values = checkedForm(changePasswordForm, answers, ctx.now);
  refuseCommonPassword(values.password);
  const { body } = await postWithPassword(ctx, changePasswordForm, values);
  enter(ctx, sessionOf(ctx, body));
  return receiptOf(memberSuccess.passwordChanged);
};

export const changeEmail: Take = async (ctx, { answers }) => {
  const values = checkedForm(changeEmailForm, answers, ctx.now);
  // The upstream limits this mail itself, since it knows whether the password was right.
  await postWithPassword(ctx, changeEmailForm, values);
  return receiptOf(memberSuccess.emailSent);
};

/** Needs the session of the member who requested it: access to a mailbox mustn't be enough. */
export const confirmEmail: Take = async (ctx, { answers }) => {
  const values = checkedForm(confirmEmailForm, answers, ctx.now);
  const { body } = await post(ctx, confirmEmailForm, values);
  rememberNames(ctx, body);
  return receiptOf(memberSuccess.emailChanged);
};

export const changeUsername: Take = async (ctx, { answers }) => {
  const values = checkedForm(changeUsernameForm, answers, ctx.now);
  const { body } = await post(ctx, changeUsernameForm, values);
  rememberNames(ctx, body);
  return receiptOf(memberSuccess.usernameChanged);
};

export const deleteAccount: Take = async (ctx, { answers }) => {
  const values = checkedForm(deleteAccountForm, answers, ctx.now);
  await postWithPassword(ctx, deleteAccountForm, values);
  ctx.visitor.cookies.endSession();
  ctx.visitor.cookies.forgetDevice();
  return receiptOf(memberSuccess.deleted);
};

export async function logOutEverywhere(
  ctx: MemberContext & { session: string },
): Promise<SubmissionReceipt> {
  const { session } = ctx;
  await callMembers(ctx, { method: "POST", path: memberCall.logOutEverywhere, session });
  ctx.visitor.cookies.endSession();
  return receiptOf(memberSuccess.loggedOutEverywhere);
}

/** Updates the device cookie with the names that its owner logs in with from now on. */
function rememberNames({ visitor: { cookies }, formSecret }: SettingsContext, body: unknown): void {
  const member = memberWire.safeParse(body);
  if (!member.success) return;
  cookies.rememberDevice(deviceCookie(formSecret, cookies.device, member.data));
}

function post(ctx: SettingsContext, form: Form<FormValues, string>, body: FormValues) {
  const { session } = ctx;
  return callMembers(ctx, { method: "POST", path: form.path, session, body, form });
}

/** Limits wrong passwords, so that a stolen session can't be used to guess the right one. */
async function postWithPassword(
  ctx: SettingsContext,
  form: Form<FormValues, string>,
  body: FormValues,
) {
  const taken = await takePasswordTry(ctx, ctx.session);
  try {
    const answer = await post(ctx, form, body);
    await taken.giveBack();
    return answer;
  } catch (error) {
    const isWrong = error instanceof MemberRefused && error.reason === "WRONG_PASSWORD";
    if (!isWrong) await taken.giveBack();
    throw error;
  }
}
