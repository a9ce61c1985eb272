/** What members see and change of themselves. */
import { changeEmailForm, changeUsernameForm } from "@kdl/schemas/account-forms";
import { memberCall } from "@kdl/schemas/member-calls";
import { memberSuccess } from "@kdl/schemas/member-messages";
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members";
import { profileForms } from "@kdl/schemas/profile-forms";
import { json } from "../reply.ts";
import { type Call, exactly, forMembers, readForm } from "./call.ts";
import { memberReply, refusal } from "./member-replies.ts";
import { isPassword } from "./password-digest.ts";

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
  const known = members.byEmail(email);
  if (known?.isVerified) members.mail("exists", known.email);
  else members.mailToken("confirm", member, email);
  return json(202, { message: memberSuccess.emailSent });
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
  { method: "POST", path: exactly(memberCall.changeUsername), answer: changeUsername },
];
