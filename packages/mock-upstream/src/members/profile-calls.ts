/** What members see and change of themselves. */
import {
  changeEmailForm,
  changeUsernameForm,
  confirmEmailForm,
} from "@kdl/schemas/members/account-forms";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { json } from "../reply.ts";
import { type Call, exactly, forMembers, readForm } from "./call.ts";
import { memberReply, refusal } from "./member-replies.ts";
import { isPassword } from "./password-digest.ts";

/** Mails about a change that one address gets; an hour never ends here. */
const CONFIRMATIONS_MAX = 5;

const emailSent = json(202, { message: memberSuccess.emailSent });

const me = forMembers(({ member }) => memberReply(member));

const saveStep = forMembers(async ({ request, member, parameter }) => {
  const step = parameter as ProfileStepName;
  const values = await readForm(profileForms[step], request);
  member.profile[step] = values;
  if (step === "personal") member.name = String(values["name"]);
  return memberReply(member);
});

const changeEmail = forMembers(async ({ request, member, state: { members } }) => {
  const { email, current_password } = await readForm(changeEmailForm, request);
  if (!isPassword(member.password, current_password)) throw refusal("WRONG_PASSWORD");
  const owner = members.byEmail(email);
  const kind = owner ? "exists" : "confirm";
  if (members.countMails(kind, email) >= CONFIRMATIONS_MAX) return emailSent;
  if (owner) members.mail(kind, owner.email);
  else members.mailLink({ kind: "confirm", memberId: member.id, email }, email);
  return emailSent;
});

const confirmEmail = forMembers(async ({ request, member, state: { members } }) => {
  const { token } = await readForm(confirmEmailForm, request);
  const link = members.links.read(token, "confirm");
  if (!link || link.memberId !== member.id || members.byEmail(link.email)) {
    throw refusal("LINK_EXPIRED");
  }
  members.mail("changed", member.email);
  member.email = link.email;
  members.links.dropOf(member.id);
  members.links.dropSignUps(link.email);
  return memberReply(member);
});

const changeUsername = forMembers(async ({ request, member, state: { members } }) => {
  const { username } = await readForm(changeUsernameForm, request);
  const holder = members.byUsername(username);
  if (holder && holder !== member) throw refusal("USERNAME_TAKEN");
  member.username = username;
  return memberReply(member);
});

const step = `${memberCall.me}/profile/(${profileStepNames.join("|")})`;

export const profileCalls: readonly Call[] = [
  { method: "GET", path: exactly(memberCall.me), answer: me },
  { method: "PUT", path: exactly(step), answer: saveStep },
  { method: "POST", path: exactly(memberCall.changeEmail), answer: changeEmail },
  { method: "POST", path: exactly(memberCall.confirmEmail), answer: confirmEmail },
  { method: "POST", path: exactly(memberCall.changeUsername), answer: changeUsername },
];
