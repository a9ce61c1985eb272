import {
  forgotPasswordForm,
  logInForm,
  resetPasswordForm,
  signUpForm,
  verifyEmailForm,
  confirmEmailForm,
} from "@kdl/schemas/account-forms";
import { memberSuccess } from "@kdl/schemas/member-messages";
import { confirmEmail } from "../../members/change-email.ts";
import { logIn } from "../../members/log-in.ts";
import { forgotPassword, resetPassword } from "../../members/change-password.ts";
import { refuseCommon } from "../../members/refusals.ts";
import { signUp, verifyEmail } from "../../members/sign-up.ts";
import { sessionToWire } from "../../members/to-wire.ts";
import { reply } from "../reply.ts";
import { type Call, readForm } from "./asked.ts";

/** Calls that need no session. */
export const accountCalls: Record<string, Call> = {
  "POST sign-up": async ({ request, payload }) => {
    const values = await readForm(request, signUpForm);
    refuseCommon(values.password, [values.name, values.email]);
    await signUp(payload, values);
    return reply({ message: memberSuccess.signedUp }, 202);
  },

  "POST verify-email": async ({ request, payload }) => {
    const { token } = await readForm(request, verifyEmailForm);
    await verifyEmail(payload, token);
    return reply({ message: memberSuccess.verified });
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
    await resetPassword(payload, token, password);
    return reply({ message: memberSuccess.passwordChanged });
  },

  "POST confirm-email": async ({ request, payload }) => {
    const { token } = await readForm(request, confirmEmailForm);
    await confirmEmail(payload, token);
    return reply({ message: memberSuccess.emailChanged });
  },
};
