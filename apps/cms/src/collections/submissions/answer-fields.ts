import type { FormName } from "@kdl/schemas/forms/form";
import type { Field } from "payload";
import { never, readsField } from "../../access/staff.ts";
import type { Subject } from "../../access/permissions.ts";
import { subjectOf } from "../../forms/subject-of.ts";
import { FULL_NAME } from "./full-name-field.ts";
import { type StoredAnswer, storedAnswers } from "../../forms/stored-answers.ts";

/** Answers can't be changed through any interface, even by admins. */
export const readOnly = {
  access: { update: never },
  admin: { readOnly: true },
} as const;

/** Shows a value as text in the admin. */
export const asText = { Field: "/admin/answer.tsx#Answer" } as const;

/** Answers that staff act on. */
const shownAs: Readonly<Record<string, { Field: string }>> = {
  email: { Field: "/admin/contact-answer.tsx#EmailAnswer" },
  phone: { Field: "/admin/contact-answer.tsx#PhoneAnswer" },
  linkedinUrl: { Field: "/admin/contact-answer.tsx#LinkAnswer" },
};

/** Fields for the answers of a form, in its order and with its labels. */
export function answerFields(form: FormName): Field[] {
  return storedAnswers(form)
    .filter(({ name }) => name !== "event") // a relationship, defined by its collection
    .map((answer) => answerField(answer, subjectOf(form)));
}

/** Not Payload's email and date fields: they could refuse an answer that the form has accepted. */
function answerField({ name, label, kind }: StoredAnswer, subject: Subject): Field {
  const base = {
    name,
    label,
    access: { ...readOnly.access, read: readsField(subject, name) },
    admin: { ...readOnly.admin, components: shownAs[name] ?? asText },
  };
  if (typeof kind === "object") {
    const options = kind.choices.map(({ value, label: text }) => ({ value, label: text }));
    return { ...base, type: "select", options, hasMany: kind.many };
  }
  if (kind === "number") return { ...base, type: "number" };
  if (kind === "tick") return { ...base, type: "checkbox", defaultValue: false };
  if (kind === "text") return { ...base, type: "textarea" };
  // Staff search and filter by these, which has to be fast in lists of thousands.
  return { ...base, type: "text", index: name === "email" || name === "phone" };
}

/** Fields by which staff find a submission. @param title the field that is shown as its title */
export function searchedAnswers(form: FormName, title: string): string[] {
  const names = new Set([...storedAnswers(form).map(({ name }) => name), title]);
  const searched = [
    "email",
    "name",
    ...(names.has(FULL_NAME) ? [FULL_NAME] : ["firstName", "lastName"]),
    "phone",
    "collegeName",
    "branch",
    "fieldOfStudy",
  ];
  return ["reference", ...searched.filter((name) => names.has(name))];
}
