import type { FormName } from "@kdl/schemas/forms/form";
import { REFERENCE_PARAMETER, type SubmissionReceipt } from "@kdl/schemas/contract/submissions";

/** The page of each form, which shows it and takes it. */
export const formPages = {
  contact: "/contact",
  "event-registration": "/event-registration/:slug",
  internship: "/internship-registration",
  volunteer: "/training-form",
  "club-registration": "/club-registration",
} as const satisfies Record<FormName, string>;

/** Where a visitor goes after a form was accepted. */
export const successPages: Readonly<Record<FormName, string>> = {
  contact: "/thank-you",
  "event-registration": "/event-registration-success",
  internship: "/registration-success",
  volunteer: "/registration-success",
  "club-registration": "/registration-success",
};

/** That page, with the reference where there is one. */
export function successLocation(form: FormName, { reference }: SubmissionReceipt): string {
  const page = successPages[form];
  if (reference === null) return page;
  return `${page}?${new URLSearchParams({ [REFERENCE_PARAMETER]: reference })}`;
}
