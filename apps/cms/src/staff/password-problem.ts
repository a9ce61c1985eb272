import { isCommonPassword } from "@kdl/schemas/forms/common-password";
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { newPassword } from "@kdl/schemas/forms/password-rules";

/** Whose password it is to be. */
export interface PasswordOwner {
  name?: string | null | undefined;
  email?: string | null | undefined;
}

const rule = newPassword("Password");

/** What is wrong with a password that staff want to set, by the rules for members; `null` if nothing is. */
export function passwordProblem(password: unknown, { name, email }: PasswordOwner): string | null {
  const checked = rule.safeParse(typeof password === "string" ? password : "");
  if (!checked.success) return checked.error.issues[0]?.message ?? fieldMessage.passwordCommon;
  const own = [name, email].filter((text) => typeof text === "string");
  return isCommonPassword(checked.data, own) ? fieldMessage.passwordCommon : null;
}
