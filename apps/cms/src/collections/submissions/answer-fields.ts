import type { Form, FormName } from "@kdl/schemas/forms/form";
import type { Choice } from "@kdl/schemas/forms/form-choices";
import { forms } from "@kdl/schemas/forms/forms";
import type { Field } from "payload";
import { never } from "../../access/staff.ts";
import { wireNames } from "../../submissions/wire-names.ts";

/** Nobody changes what a person has sent: not even an admin, through any interface. */
export const readOnly = {
  access: { update: never },
  admin: { readOnly: true },
} as const;

/** Shows a value as text in the admin. */
export const asText = { Field: "/admin/answer.tsx#Answer" } as const;

/** How an answer is kept. Not Payload's email and date: what the forms took must never be refused here. */
type AnswerKind =
  | "line"
  | "text"
  | "number"
  | "tick"
  | { choices: readonly Choice[]; many?: boolean };

/** The kind of every answer, by its name on the wire. `null`: the collection has its own field for it. */
export type AnswerKinds<Name extends FormName> = Record<
  keyof (typeof wireNames)[Name],
  AnswerKind | null
>;

/** Fields for the answers of a form, in its order and with its labels. */
export function answerFields<Name extends FormName>(name: Name, kinds: AnswerKinds<Name>): Field[] {
  const form: Form = forms[name];
  const names: Readonly<Record<string, string>> = wireNames[name];
  return form.fields.flatMap((wire) => {
    const kind = kinds[wire as keyof AnswerKinds<Name>];
    if (kind === null) return [];
    return [answerField(names[wire] ?? wire, form.labels[wire] ?? wire, kind)];
  });
}

function answerField(name: string, label: string, kind: AnswerKind): Field {
  const base = {
    name,
    label,
    ...readOnly,
    admin: { ...readOnly.admin, components: asText },
  };
  if (typeof kind === "object") {
    const options = kind.choices.map(({ value, label: text }) => ({ value, label: text }));
    return { ...base, type: "select", options, hasMany: kind.many ?? false };
  }
  if (kind === "number") return { ...base, type: "number" };
  if (kind === "tick") return { ...base, type: "checkbox", defaultValue: false };
  // Searched and filtered by, so that lists of thousands stay quick.
  const index = name === "email" || name === "phone";
  return kind === "text" ? { ...base, type: "textarea" } : { ...base, type: "text", index };
}
