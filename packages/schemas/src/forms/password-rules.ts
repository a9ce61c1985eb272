/** Rules for passwords. */
import { PASSWORD_MAX, PASSWORD_MIN } from "./form-limits.ts";
import { fieldMessage } from "./form-messages.ts";
import { checked, type Rule, textOf } from "./rule-parts.ts";

/** A password as it was typed: blanks count, and the two ways to write an accent are one. */
export function password(label: string): Rule {
  return checked(textOf(label, plainPassword), label, true, (value) =>
    [...value].length > PASSWORD_MAX ? fieldMessage.tooLong(label, PASSWORD_MAX) : null,
  );
}

/** A password that is to be set. Only servers check whether it is a common one. */
export function newPassword(label: string): Rule {
  return checked(textOf(label, plainPassword), label, true, (value) => {
    const { length } = [...value];
    if (length < PASSWORD_MIN) return fieldMessage.passwordShort(PASSWORD_MIN);
    return length > PASSWORD_MAX ? fieldMessage.tooLong(label, PASSWORD_MAX) : null;
  });
}

const plainPassword = (value: string) => value.normalize("NFC");
