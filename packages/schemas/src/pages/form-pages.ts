import { REFERENCE_PARAMETER, type SubmissionReceipt } from "../contract/submissions.ts";
import { type FormName, formNames } from "../forms/form.ts";
import type { ApplicationFormName } from "../applications/application.ts";
import { type MemberFormName, TOKEN_PARAMETER } from "../members/members.ts";
import { SENT_PARAMETER } from "./parameters.ts";
import { type PagePattern, pages } from "./registry.ts";

type AnyFormName = FormName | MemberFormName | ApplicationFormName;

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

/**
 * The address that follows a form's success, with the reference and the application's link where there are any.
 * Where the upstream gives no reference, it says that something was sent: without either, the page claims nothing.
 */
export function successLocation(
  form: AnyFormName,
  { reference, linkToken }: Pick<SubmissionReceipt, "reference" | "linkToken">,
): string {
  const { success } = placeOf(form);
  if (reference === null) return isSubmission(form) ? `${success}?${SENT_PARAMETER}=1` : success;
  const query = new URLSearchParams({ [REFERENCE_PARAMETER]: reference });
  if (linkToken !== undefined) query.set(TOKEN_PARAMETER, linkToken);
  return `${success}?${query}`;
}

const isSubmission = (form: AnyFormName): boolean => formNames.some((name) => name === form);
