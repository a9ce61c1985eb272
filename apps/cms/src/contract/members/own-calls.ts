import {
  changeEmailForm,
  changePasswordForm,
  changeUsernameForm,
  confirmEmailForm,
  deleteAccountForm,
} from "@kdl/schemas/members/account-forms";
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { changeEmail, confirmEmail } from "../../members/change-email.ts";
import { changePassword, refuseWrongPassword } from "../../members/change-password.ts";
import { changeUsername } from "../../members/change-username.ts";
import { deleteAccount } from "../../members/delete-account.ts";
import { endSession, endSessions } from "../../members/sessions.ts";
import { memberToWire, sessionToWire } from "../../members/to-wire.ts";
import { inTransaction } from "../../database/transactions.ts";
import { nothing, reply } from "../reply.ts";
import { bearerOf } from "../bearer.ts";
import { readForm } from "../read-form.ts";
import { currentMember, type CallHandler } from "./call-context.ts";

/** Calls about the member's own account. */
export const ownCalls: Record<string, CallHandler> = {
  // Succeeds even if the session has ended already.
  "POST log-out": async ({ request, payload }) => {
    await endSession(payload, bearerOf(request));
    return nothing();
  },

  "POST log-out-everywhere": async (context) => {
    const { member } = await currentMember(context);
    await inTransaction(context.payload, (req) => endSessions(req, member.id));
    return nothing();
  },

  "POST change-password": async (context) => {
    const { member } = await currentMember(context);
    const values = await readForm(context.request, changePasswordForm);
    const { current_password: current, password: next } = values;
    return reply(sessionToWire(await changePassword(context.payload, member, { current, next })));
  },

  "POST change-email": async (context) => {
    const { member } = await currentMember(context);
    const { email, current_password: password } = await readForm(context.request, changeEmailForm);
    await changeEmail(context.payload, member, { email, password });
    return reply({ message: memberSuccess.emailSent }, 202);
  },

  "POST confirm-email": async (context) => {
    const { member } = await currentMember(context);
    const { token } = await readForm(context.request, confirmEmailForm);
    return reply(memberToWire(await confirmEmail(context.payload, member, token)));
  },

  "POST change-username": async (context) => {
    const { member } = await currentMember(context);
    const { username } = await readForm(context.request, changeUsernameForm);
    return reply(memberToWire(await changeUsername(context.payload, member, username)));
  },

  "POST delete-account": async (context) => {
    const { member } = await currentMember(context);
    const { current_password: password } = await readForm(context.request, deleteAccountForm);
    await refuseWrongPassword(member, password);
    await deleteAccount(context.payload, member);
    return nothing();
  },

  "GET me": async (context) => reply(memberToWire((await currentMember(context)).member)),
};
