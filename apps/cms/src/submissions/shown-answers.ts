import type { Form, FormName } from "@kdl/schemas/forms/form";
import { forms } from "@kdl/schemas/forms/forms";
import type { FlattenedField, Payload } from "payload";
import { formSlugs } from "./form-slugs.ts";
import { wireNames } from "./wire-names.ts";

/** One answer as people read it. */
export interface ShownAnswer {
  label: string;
  /** Empty where nothing was answered. */
  value: string;
}

/**
 * What was answered, in the form's order and words.
 *
 * @param doc a document of the form's collection
 */
export function shownAnswers(
  payload: Payload,
  name: FormName,
  doc: Readonly<Record<string, unknown>>,
): ShownAnswer[] {
  const form: Form = forms[name];
  const names: Readonly<Record<string, string>> = wireNames[name];
  const fields = payload.collections[formSlugs[name]].config.flattenedFields;
  return form.fields.map((wire) => {
    const own = names[wire] ?? wire;
    const label = form.labels[wire] ?? wire;
    // An event by what it was called then.
    if (own === "event") return { label, value: shown(doc["eventName"], undefined) };
    const field = fields.find((candidate) => candidate.name === own);
    return { label, value: shown(doc[own], field) };
  });
}

/** A stored value in the words of the form. */
function shown(value: unknown, field: FlattenedField | undefined): string {
  if (Array.isArray(value)) return value.map((item) => shown(item, field)).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  if (field?.type !== "select") return value;
  for (const option of field.options) {
    if (typeof option === "object" && option.value === value) return String(option.label);
  }
  return value;
}
