/** Reads a form that a browser or a program posted: its answers, and the site's own controls. */
import type { Answers, Form, FormValues } from "@kdl/schemas/forms/form";
import { ownControl } from "@kdl/schemas/contract/submissions";
import { HttpError } from "../plugins/error-replies.ts";
import { CONTROL_MAX } from "./submission-input.ts";

/** A form as it was posted, unchecked. */
export interface PostedForm {
  answers: Record<string, unknown>;
  /** The answers that a page can show again. */
  shown: Answers;
  key: string;
  token: string;
  honeypot: string;
}

/** More than any form has, counting each choice of a list. */
const MAX_ENTRIES = 100;

/**
 * @param entries names and values in order; names may repeat
 * @throws {HttpError} 413 for more entries than any form has
 */
export function readPostedForm(
  form: Pick<Form<FormValues, string>, "fields" | "lists">,
  entries: Iterable<readonly [string, unknown]>,
): PostedForm {
  const given = new Map<string, unknown[]>();
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MAX_ENTRIES) throw new HttpError(413);
    given.set(name, [...(given.get(name) ?? []), value]);
  }
  const control = (name: string) => {
    const value = given.get(name)?.[0];
    given.delete(name);
    return typeof value === "string" ? value.slice(0, CONTROL_MAX) : "";
  };
  const controls = {
    key: control(ownControl.key),
    token: control(ownControl.token),
    honeypot: control(ownControl.honeypot),
  };
  const answers = [...given].map(([name, values]) => [name, single(values)] as const);
  return { ...controls, answers: Object.fromEntries(answers), shown: shownAnswers(form, given) };
}

/** A name that occurs once has a value; a repeated name has a list. */
const single = (values: readonly unknown[]) => (values.length === 1 ? values[0] : values);

function shownAnswers(
  form: Pick<Form, "fields" | "lists">,
  given: ReadonlyMap<string, unknown[]>,
): Answers {
  const shown: Answers = {};
  for (const name of form.fields) {
    const texts = (given.get(name) ?? [])
      .flat()
      .map(asText)
      .filter((text) => text !== null);
    if (form.lists.includes(name)) shown[name] = texts;
    else if (texts[0] !== undefined) shown[name] = texts[0];
  }
  return shown;
}

function asText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
