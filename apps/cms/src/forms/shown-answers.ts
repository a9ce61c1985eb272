import type { FormName } from "@kdl/schemas/forms/form";
import type { AnswerKind } from "@kdl/schemas/forms/rule-parts";
import { storedAnswers } from "./stored-answers.ts";

/** One answer as people read it. */
export interface ShownAnswer {
  label: string;
  /** Empty where nothing was answered. */
  value: string;
}

/**
 * The answers in the form's order and words.
 *
 * @param doc a document of the form's collection
 */
export function shownAnswers(
  form: FormName,
  doc: Readonly<Record<string, unknown>>,
): ShownAnswer[] {
  return storedAnswers(form).map(({ name, label, kind }) => ({
    label,
    // The event's name at the time of the registration.
    value: shown(doc[name === "event" ? "eventName" : name], kind),
  }));
}

/** A stored value in the words of the form. */
function shown(value: unknown, kind: AnswerKind): string {
  if (Array.isArray(value)) return value.map((item) => shown(item, kind)).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return "";
  if (typeof kind !== "object") return value;
  return kind.choices.find((choice) => choice.value === value)?.label ?? value;
}
