/** Forms of members as their pages post them: which call takes each, and what comes after it. */
import { accountForms } from "@kdl/schemas/members/account-forms";
import type { Form, FormValues } from "@kdl/schemas/forms/form";
import type { memberSuccess } from "@kdl/schemas/members/member-messages";
import { type MemberFormName, profileStepNames } from "@kdl/schemas/members/members";
import { profileForms } from "@kdl/schemas/members/profile-forms";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import type { SubmissionInput } from "../submissions/submission-input.ts";
import type { createCaller } from "../trpc/router.ts";
import { NEXT_PARAMETER, nextPath } from "./next-path.ts";

type MemberCalls = ReturnType<typeof createCaller>["members"];

/** A form, and the mutation that takes it. */
export interface MemberPost {
  form: Form<FormValues, MemberFormName>;
  send(calls: MemberCalls, input: SubmissionInput): Promise<SubmissionReceipt>;
  /** Where its sender goes after success. @param query of the page */
  next(query: URLSearchParams): string;
}

/** A page that tells what has been done. */
export const withNotice = (path: string, notice: keyof typeof memberSuccess): string =>
  `${path}?notice=${notice}`;

/** Where a log-in leads when nothing else was asked for. */
const MEMBER_AREA = "/choosephoto";

/** Pages with one form. */
export const pagePosts: Readonly<Record<string, MemberPost>> = {
  "/user-login": {
    form: accountForms["log-in"],
    send: (calls, input) => calls.logIn(input),
    next: (query) => nextPath(query.get(NEXT_PARAMETER)) ?? MEMBER_AREA,
  },
  "/sign-up": {
    form: accountForms["sign-up"],
    send: (calls, input) => calls.signUp(input),
    next: () => withNotice("/check-inbox", "signedUp"),
  },
  "/forgot-password": {
    form: accountForms["forgot-password"],
    send: (calls, input) => calls.forgotPassword(input),
    next: () => withNotice("/check-inbox", "resetSent"),
  },
  "/verify-email": {
    form: accountForms["verify-email"],
    send: (calls, input) => calls.verifyEmail(input),
    next: () => withNotice("/user-login", "verified"),
  },
  "/reset-password": {
    form: accountForms["reset-password"],
    send: (calls, input) => calls.resetPassword(input),
    next: () => withNotice("/user-login", "passwordChanged"),
  },
  "/confirm-email": {
    form: accountForms["confirm-email"],
    send: (calls, input) => calls.confirmEmail(input),
    next: () => withNotice("/account", "emailChanged"),
  },
};

/** The forms of `/account`, by the name that its control `form` gives. */
export const accountPosts: Readonly<Record<string, MemberPost>> = {
  "change-password": {
    form: accountForms["change-password"],
    send: (calls, input) => calls.changePassword(input),
    next: () => withNotice("/account", "passwordChanged"),
  },
  "change-email": {
    form: accountForms["change-email"],
    send: (calls, input) => calls.changeEmail(input),
    next: () => withNotice("/account", "emailSent"),
  },
  "change-username": {
    form: accountForms["change-username"],
    send: (calls, input) => calls.changeUsername(input),
    next: () => withNotice("/account", "usernameChanged"),
  },
  "delete-account": {
    form: accountForms["delete-account"],
    send: (calls, input) => calls.deleteAccount(input),
    next: () => withNotice("/user-login", "deleted"),
  },
};

/** The forms of `/edit-profile`, by its parameter `step`. */
export const stepPosts: Readonly<Record<string, MemberPost>> = Object.fromEntries(
  profileStepNames.map((step, index) => {
    const following = profileStepNames[index + 1];
    const next = following
      ? `/edit-profile?step=${following}`
      : withNotice("/view-profile", "saved");
    const post: MemberPost = {
      form: profileForms[step],
      send: (calls, input) => calls.saveStep({ ...input, step }),
      next: () => next,
    };
    return [step, post];
  }),
);
