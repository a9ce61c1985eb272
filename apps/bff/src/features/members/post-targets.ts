/** Forms of members as their pages post them, with the mutation that takes each. */
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import { accountForms } from "@kdl/schemas/members/account-forms";
import type { memberSuccess } from "@kdl/schemas/members/member-messages";
import {
  type AccountFormName,
  type MemberFormName,
  profileStepNames,
} from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import { NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import { type FixedPath, pages } from "@kdl/schemas/pages/registry";
import type { SubmissionInput } from "../../submissions/submission-input.ts";
import type { createCaller } from "../router.ts";

type MemberCalls = ReturnType<typeof createCaller>["members"];
type Send = (calls: MemberCalls, input: SubmissionInput) => Promise<SubmissionReceipt>;

/** A form, and the mutation that takes it. */
export interface MemberPost {
  form: Form<FormValues, MemberFormName>;
  send: Send;
}

/** A page with a notice of what has been done. */
export const withNotice = (path: FixedPath, notice: keyof typeof memberSuccess): string =>
  `${path}?${NOTICE_PARAMETER}=${notice}`;

const accountSends: Readonly<Record<AccountFormName, Send>> = {
  "log-in": (calls, input) => calls.logIn(input),
  "sign-up": (calls, input) => calls.signUp(input),
  "forgot-password": (calls, input) => calls.forgotPassword(input),
  "verify-email": (calls, input) => calls.verifyEmail(input),
  "reset-password": (calls, input) => calls.resetPassword(input),
  "confirm-email": (calls, input) => calls.confirmEmail(input),
  "change-password": (calls, input) => calls.changePassword(input),
  "change-email": (calls, input) => calls.changeEmail(input),
  "change-username": (calls, input) => calls.changeUsername(input),
  "delete-account": (calls, input) => calls.deleteAccount(input),
};

const posts: Readonly<Record<string, MemberPost>> = Object.fromEntries([
  ...Object.values(accountForms).map((form) => [
    form.name,
    { form, send: accountSends[form.name] },
  ]),
  ...profileStepNames.map((step) => {
    const send: Send = (calls, input) => calls.saveStep({ ...input, step });
    return [`profile-${step}`, { form: profileForms[step], send }];
  }),
]);

/** The form of a page that has this name, if it has one. */
export function memberPost(page: FixedPath, name: string): MemberPost | undefined {
  return Object.hasOwn(pages[page].forms ?? {}, name) ? posts[name] : undefined;
}

/** Pages of guests and members that have one form. */
export const singleFormPosts: readonly (readonly [path: string, MemberPost])[] = Object.entries(
  pages,
).flatMap(([path, { audience, forms = {} }]) => {
  const [name = "", ...others] = Object.keys(forms);
  const post = audience && others.length === 0 ? posts[name] : undefined;
  return post ? [[path, post] as const] : [];
});
