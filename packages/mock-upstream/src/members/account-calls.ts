/** Calls that make an account or set its password. Nobody needs to be logged in. */
import {
  forgotPasswordForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
} from "@kdl/schemas/members/account-forms";
import { isCommonPassword } from "@kdl/schemas/forms/common-password";
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { json, type Reply } from "../reply.ts";
import { type Call, exactly, readForm } from "./call.ts";
import { invalid, refusal } from "./member-replies.ts";
import type { StoredMember } from "./member-store.ts";
import { digestPassword } from "./password-digest.ts";

/** Throws where a password is one of those that attackers try first. */
export function refuseCommon(password: string, own: readonly (string | null)[]): void {
  const words = own.filter((word) => word !== null);
  if (isCommonPassword(password, words)) throw invalid({ password: fieldMessage.passwordCommon });
}

const signUp: Call["answer"] = async ({ request, state: { members } }) => {
  const { name, email } = await readForm(signUpForm, request);
  const owner = members.byEmail(email);
  if (owner) members.mail("exists", owner.email);
  else members.mailLink({ kind: "verify", name, email }, email);
  return json(202, { message: memberSuccess.signedUp });
};

const verifyEmail: Call["answer"] = async ({ request, state: { members } }) => {
  const { token, password } = await readForm(verifyEmailForm, request);
  const signedUp = members.links.read(token, "verify");
  if (!signedUp || members.byEmail(signedUp.email)) throw refusal("LINK_EXPIRED");
  const { name, email } = signedUp;
  refuseCommon(password, [name, email]);
  members.links.dropSignUps(email);
  return opened(memberSuccess.verified, members.add({ name, email, password }));
};

const forgotPassword: Call["answer"] = async ({ request, state: { members } }) => {
  const { email } = await readForm(forgotPasswordForm, request);
  const member = members.byEmail(email);
  if (member) members.mailLink({ kind: "reset", memberId: member.id }, member.email);
  return json(202, { message: memberSuccess.resetSent });
};

const resetPassword: Call["answer"] = async ({ request, state: { members } }) => {
  const { token, password } = await readForm(resetPasswordForm, request);
  const member = members.members.get(members.links.read(token, "reset")?.memberId ?? "");
  if (!member) throw refusal("LINK_EXPIRED");
  refuseCommon(password, [member.name, member.email, member.username]);
  member.password = digestPassword(password);
  members.links.dropOf(member.id);
  members.sessions.endAll(member.id);
  members.mail("changed", member.email);
  return opened(memberSuccess.passwordChanged, member);
};

/** Says what the person who has just set the password logs in with. */
const opened = (message: string, { email, username }: StoredMember): Reply =>
  json(200, { message, email, username });

export const accountCalls: readonly Call[] = [
  { method: "POST", path: exactly(memberCall.signUp), answer: signUp },
  { method: "POST", path: exactly(memberCall.verifyEmail), answer: verifyEmail },
  { method: "POST", path: exactly(memberCall.forgotPassword), answer: forgotPassword },
  { method: "POST", path: exactly(memberCall.resetPassword), answer: resetPassword },
];
