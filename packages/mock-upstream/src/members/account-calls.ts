/** Calls that make an account, or prove an address. Nobody needs to be logged in. */
import {
  confirmEmailForm,
  forgotPasswordForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
} from "@kdl/schemas/account-forms";
import { isCommonPassword } from "@kdl/schemas/common-password";
import { fieldMessage } from "@kdl/schemas/form-messages";
import { memberCall } from "@kdl/schemas/member-calls";
import { memberSuccess } from "@kdl/schemas/member-messages";
import { json } from "../reply.ts";
import { type Call, exactly, readForm } from "./call.ts";
import { invalid, refusal } from "./member-replies.ts";
import { digestPassword } from "./password-digest.ts";

/** Throws where a password is one of those that attackers try first. */
export function refuseCommon(password: string, own: readonly (string | null)[]): void {
  const words = own.filter((word) => word !== null);
  if (isCommonPassword(password, words)) throw invalid({ password: fieldMessage.passwordCommon });
}

const signUp: Call["answer"] = async ({ request, state: { members } }) => {
  const { name, email, password } = await readForm(signUpForm, request);
  refuseCommon(password, [name, email]);
  const known = members.byEmail(email);
  if (known?.isVerified) {
    members.mail("exists", known.email);
  } else {
    if (known) members.remove(known);
    members.mailToken("verify", members.add({ name, email, password, isVerified: false }));
  }
  return json(202, { message: memberSuccess.signedUp });
};

const verifyEmail: Call["answer"] = async ({ request, state: { members } }) => {
  const { token } = await readForm(verifyEmailForm, request);
  const found = members.readToken(token, "verify");
  if (!found) throw refusal("LINK_EXPIRED");
  found.member.isVerified = true;
  members.useToken(token);
  return json(200, { message: memberSuccess.verified });
};

const forgotPassword: Call["answer"] = async ({ request, state: { members } }) => {
  const { email } = await readForm(forgotPasswordForm, request);
  const member = members.byEmail(email);
  if (member?.isVerified) members.mailToken("reset", member);
  return json(202, { message: memberSuccess.resetSent });
};

const resetPassword: Call["answer"] = async ({ request, state: { members } }) => {
  const { token, password } = await readForm(resetPasswordForm, request);
  const member = members.readToken(token, "reset")?.member;
  if (!member) throw refusal("LINK_EXPIRED");
  refuseCommon(password, [member.name, member.email, member.username]);
  member.password = digestPassword(password);
  members.dropTokens(member.id);
  members.sessions.endAll(member.id);
  members.mail("changed", member.email);
  return json(200, { message: memberSuccess.passwordChanged });
};

const confirmEmail: Call["answer"] = async ({ request, state: { members } }) => {
  const { token } = await readForm(confirmEmailForm, request);
  const found = members.readToken(token, "confirm");
  if (!found || members.byEmail(found.email)?.isVerified) throw refusal("LINK_EXPIRED");
  const { member, email } = found;
  const unverified = members.byEmail(email);
  if (unverified) members.remove(unverified);
  members.mail("changed", member.email);
  member.email = email;
  members.dropTokens(member.id);
  return json(200, { message: memberSuccess.emailChanged });
};

export const accountCalls: readonly Call[] = [
  { method: "POST", path: exactly(memberCall.signUp), answer: signUp },
  { method: "POST", path: exactly(memberCall.verifyEmail), answer: verifyEmail },
  { method: "POST", path: exactly(memberCall.forgotPassword), answer: forgotPassword },
  { method: "POST", path: exactly(memberCall.resetPassword), answer: resetPassword },
  { method: "POST", path: exactly(memberCall.confirmEmail), answer: confirmEmail },
];
