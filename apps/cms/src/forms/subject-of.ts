import { isApplicationForm } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Subject } from "../access/permissions.ts";
import { formOfSlug, type SubmissionSlug } from "./form-slugs.ts";

/** The subject whose permissions apply to a form's submissions. */
export const subjectOf = (form: FormName): Extract<Subject, "applications" | "messages"> =>
  isApplicationForm(form) ? "applications" : "messages";

/** {@link subjectOf} a form's collection. */
export function subjectOfSlug(slug: SubmissionSlug): ReturnType<typeof subjectOf> {
  const form = formOfSlug(slug);
  if (form === null) throw new TypeError(`${slug} is no form's collection`);
  return subjectOf(form);
}
