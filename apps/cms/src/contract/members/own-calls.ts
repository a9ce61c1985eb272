import {
  changeEmailForm,
  changePasswordForm,
  changeUsernameForm,
  confirmEmailForm,
  deleteAccountForm,
} from "@kdl/schemas/account-forms";
import { memberSuccess } from "@kdl/schemas/member-messages";
import { changeEmail, confirmEmail } from "../../members/change-email.ts";
import { changePassword, refuseWrongPassword } from "../../members/change-password.ts";
import { changeUsername } from "../../members/change-username.ts";
import { deleteAccount } from "../../members/delete-account.ts";
import { endSession, endSessions } from "../../members/sessions.ts";
import { memberToWire, sessionToWire } from "../../members/to-wire.ts";
import { inTransaction } from "../../database/transactions.ts";
import { nothing, reply } from "../reply.ts";
import { asker, bearerOf, type Call, readForm } from "./asked.ts";

/** Calls about one's own account. */
export const ownCalls: Record<string, Call> = {
  // Also where the session has ended: then there is nothing to do.
  "POST log-out": async ({ request, payload }) => {
    await endSession(payload, bearerOf(request));
    return nothing();
  },

  "POST log-out-everywhere": async (asked) => {
    const { member } = await asker(asked);
    await inTransaction(asked.payload, (req) => endSessions(req, member.id));
    return nothing();
  },

  "POST change-password": async (asked) => {
    const { member } = await asker(asked);
    const values = await readForm(asked.request, changePasswordForm);
    const { current_password: current, password: next } = values;
    return reply(sessionToWire(await changePassword(asked.payload, member, { current, next })));
  },

  "POST change-email": async (asked) => {
    const { member } = await asker(asked);
    const { email, current_password: password } = await readForm(asked.request, changeEmailForm);
    await changeEmail(asked.payload, member, { email, password });
    return reply({ message: memberSuccess.emailSent }, 202);
  },

  "POST confirm-email": async (asked) => {
    const { member } = await asker(asked);
    const { token } = await readForm(asked.request, confirmEmailForm);
    return reply(memberToWire(await confirmEmail(asked.payload, member, token)));
  },

  "POST change-username": async (asked) => {
    const { member } = await asker(asked);
    const { username } = await readForm(asked.request, changeUsernameForm);
    return reply(memberToWire(await changeUsername(asked.payload, member, username)));
  },

  "POST delete-account": async (asked) => {
    const { member } = await asker(asked);
    const { current_password: password } = await readForm(asked.request, deleteAccountForm);
    await refuseWrongPassword(member, password);
    await deleteAccount(asked.payload, member);
    return nothing();
  },

  "GET me": async (asked) => reply(memberToWire((await asker(asked)).member)),
};
