import { REFERENCE_PARAMETER, type SubmissionReceipt } from "../contract/submissions.ts";
import type { FormName } from "../forms/form.ts";
import type { MemberFormName } from "../members/members.ts";
import { type PagePattern, pages } from "./registry.ts";

type AnyFormName = FormName | MemberFormName;

const found = new Map(
  Object.entries(pages).flatMap(([path, { forms = {} }]) =>
    Object.entries(forms).map(([form, success]) => [form, { path, success }] as const),
  ),
);

function placeOf(form: AnyFormName) {
  const place = found.get(form);
  if (!place) throw new Error(`no page has the form ${form}`);
  return place;
}

/** The page that shows a form, and takes it. */
export const formPage = (form: AnyFormName): PagePattern => placeOf(form).path as PagePattern;

/** The address that follows a form's success, with the reference where there is one. */
export function successLocation(
  form: AnyFormName,
  { reference }: Pick<SubmissionReceipt, "reference">,
): string {
  const { success } = placeOf(form);
  if (reference === null) return success;
  return `${success}?${new URLSearchParams({ [REFERENCE_PARAMETER]: reference })}`;
}
