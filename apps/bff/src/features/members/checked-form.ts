import { isCommonPassword } from "@kdl/schemas/forms/common-password";
import { checkForm, type Form, type FormValues } from "@kdl/schemas/forms/form";
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { invalidForm } from "../../submissions/submit-form.ts";

/**
 * A form's values as they go upstream.
 * @throws {SubmissionRefused} 422 with what is wrong
 */
export function checkedForm<Values extends FormValues>(
  form: Form<Values, string>,
  answers: unknown,
  now: Date,
): Values {
  const check = checkForm(form, answers, { now });
  if (!check.ok) throw invalidForm(check);
  return check.values;
}

/**
 * @param own what anybody knows of the person
 * @throws {SubmissionRefused} 422 for a password that attackers try first
 */
export function refuseCommonPassword(password: string, own: readonly string[] = []): void {
  if (!isCommonPassword(password, own)) return;
  const message = fieldMessage.passwordCommon;
  throw invalidForm({ message, fields: { password: message } });
}
