/** Forms about an account. Pages import this: no dictionary of passwords here, see `common-password.ts`. */
import { EMAIL_MAX, USERNAME_MAX, USERNAME_MIN } from "../forms/form-limits.ts";
import { fieldMessage } from "../forms/form-messages.ts";
import { email, matching, text } from "../forms/form-rules.ts";
import { newPassword, password } from "../forms/password-rules.ts";
import { defineForm, type Form, type FormValues } from "../forms/form.ts";
import { memberCall } from "./member-calls.ts";
import { type AccountFormName, MEMBER_TOKEN } from "./members.ts";

const emailLabel = "Email";
const passwordLabel = "Password";
const currentLabel = "Current Password";
const newLabel = "New Password";

/** The username is the email address or the name that was chosen (specification, section 5). */
export const logInForm = defineForm({
  name: "log-in",
  path: memberCall.logIn,
  labels: { username: "Username", password: passwordLabel },
  secrets: ["password"],
  rules: () => ({
    username: text({ label: "Username", required: true, max: EMAIL_MAX }),
    password: password(passwordLabel),
  }),
});

/** Without a password: the owner of the mailbox sets it with the mailed link, so nobody else can set one. */
export const signUpForm = defineForm({
  name: "sign-up",
  path: memberCall.signUp,
  labels: { name: "Name", email: emailLabel },
  rules: () => ({ name: text({ label: "Name", required: true }), email: email(emailLabel) }),
});

/** The token in a mail's link. */
const token = matching("Link", MEMBER_TOKEN, "This link is not complete.");

/** Opens an account: only the owner of the mailbox can set its password. */
export const verifyEmailForm = defineForm({
  name: "verify-email",
  path: memberCall.verifyEmail,
  labels: { token: "Link", password: passwordLabel },
  secrets: ["token", "password"],
  rules: () => ({ token, password: newPassword(passwordLabel) }),
});

/** Sent by a button, since mail scanners open links, and only in the session of the member who asked. */
export const confirmEmailForm = defineForm({
  name: "confirm-email",
  path: memberCall.confirmEmail,
  labels: { token: "Link" },
  secrets: ["token"],
  rules: () => ({ token }),
});

export const forgotPasswordForm = defineForm({
  name: "forgot-password",
  path: memberCall.forgotPassword,
  labels: { email: emailLabel },
  rules: () => ({ email: email(emailLabel) }),
});

export const resetPasswordForm = defineForm({
  name: "reset-password",
  path: memberCall.resetPassword,
  labels: { token: "Link", password: newLabel },
  secrets: ["token", "password"],
  rules: () => ({ token, password: newPassword(newLabel) }),
});

export const changePasswordForm = defineForm({
  name: "change-password",
  path: memberCall.changePassword,
  labels: { current_password: currentLabel, password: newLabel },
  secrets: ["current_password", "password"],
  rules: () => ({ current_password: password(currentLabel), password: newPassword(newLabel) }),
});

export const changeEmailForm = defineForm({
  name: "change-email",
  path: memberCall.changeEmail,
  labels: { email: emailLabel, current_password: currentLabel },
  secrets: ["current_password"],
  rules: () => ({ email: email(emailLabel), current_password: password(currentLabel) }),
});

/** Only lower-case letters, so that no two names look the same; no `@`, so that none is an address. */
const USERNAME = new RegExp(`^[a-z][a-z\\d._-]{${USERNAME_MIN - 1},${USERNAME_MAX - 1}}$`);

export const changeUsernameForm = defineForm({
  name: "change-username",
  path: memberCall.changeUsername,
  labels: { username: "Username" },
  rules: () => ({
    username: matching("Username", USERNAME, fieldMessage.username(USERNAME_MIN, USERNAME_MAX)),
  }),
});

export const deleteAccountForm = defineForm({
  name: "delete-account",
  path: memberCall.deleteAccount,
  labels: { current_password: currentLabel },
  secrets: ["current_password"],
  rules: () => ({ current_password: password(currentLabel) }),
});

/** All of them by name. */
export const accountForms: Readonly<Record<AccountFormName, Form<FormValues, AccountFormName>>> = {
  "log-in": logInForm,
  "sign-up": signUpForm,
  "verify-email": verifyEmailForm,
  "forgot-password": forgotPasswordForm,
  "reset-password": resetPasswordForm,
  "confirm-email": confirmEmailForm,
  "change-password": changePasswordForm,
  "change-email": changeEmailForm,
  "change-username": changeUsernameForm,
  "delete-account": deleteAccountForm,
};
