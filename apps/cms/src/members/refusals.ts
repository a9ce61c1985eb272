/** Refusals of member calls (docs/upstream-contract.md, "Members"). */
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { isCommonPassword } from "@kdl/schemas/forms/common-password";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import type { MemberRefusal } from "@kdl/schemas/members/member-calls";
import { invalid, Refused } from "../submissions/refused.ts";

const refusals: Record<MemberRefusal, { status: number; message: string; field?: string }> = {
  WRONG_CREDENTIALS: { status: 401, message: memberFailure.credentials },
  SESSION_ENDED: { status: 401, message: memberFailure.sessionEnded },
  WRONG_PASSWORD: { status: 403, message: memberFailure.wrongPassword, field: "current_password" },
  NOT_FOUND: { status: 404, message: memberFailure.unknownRegistration },
  USERNAME_TAKEN: { status: 409, message: memberFailure.usernameTaken, field: "username" },
  NOT_CANCELLABLE: { status: 409, message: memberFailure.notCancellable },
  LINK_EXPIRED: { status: 410, message: memberFailure.linkExpired },
};

/** The refusal for a code, with its status and message. */
export function refusal(code: MemberRefusal): Refused {
  const { status, message, field } = refusals[code];
  return new Refused({ status, code, message, ...(field && { fields: { [field]: message } }) });
}

/**
 * Rejects common passwords.
 *
 * @param own what is publicly known of the person
 * @throws {Refused}
 */
export function refuseCommon(password: string, own: readonly (string | null | undefined)[]): void {
  const known = own.filter((text): text is string => typeof text === "string");
  if (!isCommonPassword(password, known)) return;
  const message = fieldMessage.passwordCommon;
  throw invalid(message, { password: message });
}
