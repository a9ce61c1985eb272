import type { FormName } from "@kdl/schemas/forms/form";

/** The collection that stores the submissions of each form. */
export const formSlugs = {
  contact: "contact-messages",
  "event-registration": "event-registrations",
  internship: "internship-applications",
  volunteer: "volunteer-registrations",
  "club-registration": "club-registrations",
} as const satisfies Record<FormName, string>;

export type SubmissionSlug = (typeof formSlugs)[FormName];

/** The form behind a collection; `null` where none is. */
export function formOfSlug(slug: string): FormName | null {
  const entry = Object.entries(formSlugs).find(([, candidate]) => candidate === slug);
  return (entry?.[0] as FormName | undefined) ?? null;
}
