/** Members that a test begins with. */
import {
  changeUsernameForm,
  resetPasswordForm,
  signUpForm,
} from "@kdl/schemas/members/account-forms";
import { checkForm, type Form, type FormValues } from "@kdl/schemas/forms/form";
import { profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { z } from "zod";
import { type MemberBody, memberBody } from "./member-replies.ts";
import type { MemberStore } from "./member-store.ts";
import { newToken } from "./new-token.ts";

const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

export const newMember = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  username: z.string().optional(),
  /** Answers of the steps that were saved. */
  profile: z.partialRecord(z.enum(profileStepNames), answers).optional(),
});
export type NewMember = z.input<typeof newMember>;

/** Adds one as if the address had been verified. Throws where the member couldn't exist. */
export function addMember(members: MemberStore, given: NewMember): MemberBody {
  const { name, email, password, username, profile = {} } = given;
  const values = {
    ...valid(signUpForm, { name, email }),
    password: valid(resetPasswordForm, { token: newToken(), password }).password,
  };
  const chosen = username === undefined ? null : valid(changeUsernameForm, { username }).username;
  if (members.byEmail(values.email) || (chosen !== null && members.byUsername(chosen))) {
    throw new Error(`There is a member ${email} or ${username} already`);
  }
  const steps = profileStepNames.flatMap((step) => {
    const saved = profile[step];
    return saved ? [[step, valid(profileForms[step], saved)]] : [];
  });
  const member = members.add(values);
  member.username = chosen;
  member.profile = Object.fromEntries(steps);
  return memberBody(member);
}

function valid<Values extends FormValues>(form: Form<Values, string>, given: unknown): Values {
  const check = checkForm(form, given, { now: new Date() });
  if (!check.ok) throw new Error(`The ${form.name} of a member is wrong: ${check.message}`);
  return check.values;
}
