import {
  forgotPasswordForm,
  logInForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
} from "@kdl/schemas/members/account-forms";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { logIn } from "../../members/log-in.ts";
import { forgotPassword, resetPassword } from "../../members/change-password.ts";
import { signUp, verifyEmail } from "../../members/sign-up.ts";
import { logInNamesToWire, sessionToWire } from "../../members/to-wire.ts";
import { reply } from "../reply.ts";
import { readForm } from "../read-form.ts";
import type { CallHandler } from "./call-context.ts";

/** Calls that need no session. */
export const accountCalls: Record<string, CallHandler> = {
  "POST sign-up": async ({ request, payload }) => {
    const values = await readForm(request, signUpForm);
    await signUp(payload, values);
    return reply({ message: memberSuccess.signedUp }, 202);
  },

  "POST verify-email": async ({ request, payload }) => {
    const { token, password } = await readForm(request, verifyEmailForm);
    const member = await verifyEmail(payload, token, password);
    return reply({ message: memberSuccess.verified, ...logInNamesToWire(member) });
  },

  "POST log-in": async ({ request, payload }) => {
    const { username, password } = await readForm(request, logInForm);
    return reply(sessionToWire(await logIn(payload, username, password)));
  },

  "POST forgot-password": async ({ request, payload }) => {
    const { email } = await readForm(request, forgotPasswordForm);
    await forgotPassword(payload, email);
    return reply({ message: memberSuccess.resetSent }, 202);
  },

  "POST reset-password": async ({ request, payload }) => {
    const { token, password } = await readForm(request, resetPasswordForm);
    const member = await resetPassword(payload, token, password);
    return reply({ message: memberSuccess.passwordChanged, ...logInNamesToWire(member) });
  },
};
