import { checkForm, type Form, type FormValues } from "@kdl/schemas/forms/form";
import { invalid } from "../submissions/refused.ts";
import { readJson } from "./read-json.ts";

/**
 * Reads and checks a form that comes as JSON.
 * @throws {Refused}
 */
export async function readForm<Values extends FormValues>(
  request: Request,
  form: Form<Values, string>,
): Promise<Values> {
  const check = checkForm(form, await readJson(request), { now: new Date() });
  if (!check.ok) throw invalid(check.message, check.fields);
  return check.values;
}
