import { type Answers, checkForm, type FormValues } from "@kdl/schemas/forms/form";
import type { Resolver } from "react-hook-form";
import type { AnyForm } from "./any-form.ts";

/** The state of a form's file that validation needs. */
export interface FileState {
  chosen: boolean;
  /** What is wrong with it. */
  problem: string | null;
}

/**
 * Validates with the same schema as gateway and CMS.
 *
 * @param file `null` where the form takes none
 */
export function checkResolver<Values extends FormValues>(
  form: AnyForm<Values>,
  file: FileState | null,
): Resolver<Answers, unknown, Values> {
  return (answers) => {
    const check = checkForm(form, answers, {
      now: new Date(),
      ...(file && { hasFile: file.chosen }),
    });
    const problems = check.ok ? {} : { ...check.fields };
    if (form.file && file?.problem) problems[form.file.name] = file.problem;
    const names = Object.keys(problems);
    if (check.ok && names.length === 0) return { values: check.values, errors: {} };
    const errors = names.map((name) => [name, { type: "check", message: problems[name] }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
