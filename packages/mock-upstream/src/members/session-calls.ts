/** Calls that begin and end sessions. */
import {
  changePasswordForm,
  deleteAccountForm,
  logInForm,
} from "@kdl/schemas/members/account-forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { json, type Reply } from "../reply.ts";
import { refuseCommon } from "./account-calls.ts";
import { type Call, exactly, forMembers, readForm, sessionOf } from "./call.ts";
import { memberBody, nothing, refusal } from "./member-replies.ts";
import type { MemberStore, StoredMember } from "./member-store.ts";
import { digestPassword, isPassword } from "./password-digest.ts";

function sessionReply(members: MemberStore, member: StoredMember): Reply {
  const { token, expiresAt } = members.sessions.begin(member.id);
  return json(200, {
    session: token,
    expires_at: new Date(expiresAt).toISOString(),
    member: memberBody(member),
  });
}

const logIn: Call["answer"] = async ({ request, state: { members } }) => {
  const { username, password } = await readForm(logInForm, request);
  const member = members.byEmail(username) ?? members.byUsername(username);
  if (!member || !isPassword(member.password, password)) throw refusal("WRONG_CREDENTIALS");
  return sessionReply(members, member);
};

const logOut: Call["answer"] = ({ request, state: { members } }) => {
  members.sessions.end(sessionOf(request));
  return nothing;
};

const logOutEverywhere = forMembers(({ member, state: { members } }) => {
  members.sessions.endAll(member.id);
  return nothing;
});

const changePassword = forMembers(async ({ request, member, state: { members } }) => {
  const { current_password, password } = await readForm(changePasswordForm, request);
  if (!isPassword(member.password, current_password)) throw refusal("WRONG_PASSWORD");
  refuseCommon(password, [member.name, member.email, member.username]);
  member.password = digestPassword(password);
  members.links.dropOf(member.id);
  members.sessions.endAll(member.id);
  members.mail("changed", member.email);
  return sessionReply(members, member);
});

const deleteAccount = forMembers(async ({ request, member, state: { members } }) => {
  const { current_password } = await readForm(deleteAccountForm, request);
  if (!isPassword(member.password, current_password)) throw refusal("WRONG_PASSWORD");
  members.remove(member);
  return nothing;
});

export const sessionCalls: readonly Call[] = [
  { method: "POST", path: exactly(memberCall.logIn), answer: logIn },
  { method: "POST", path: exactly(memberCall.logOut), answer: logOut },
  { method: "POST", path: exactly(memberCall.logOutEverywhere), answer: logOutEverywhere },
  { method: "POST", path: exactly(memberCall.changePassword), answer: changePassword },
  { method: "POST", path: exactly(memberCall.deleteAccount), answer: deleteAccount },
];
