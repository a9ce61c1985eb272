/** What the forms' rules are made of. */
import * as z from "zod/mini";
import type { Choice } from "./form-choices.ts";
import { fieldMessage } from "./form-messages.ts";

/** What an answer is, for the upstream that stores it and the admin that shows it. */
export type AnswerKind =
  | "line"
  | "text"
  | "number"
  | "tick"
  | { choices: readonly Choice[]; many: boolean };

/** Accepts any input and outputs a string, unless said otherwise. Without a kind, the answer is a line. */
export type Rule<Output = string> = z.ZodMiniType<Output, unknown> & { kind?: AnswerKind };

export const withKind = <R extends Rule<unknown>>(kind: AnswerKind, rule: R): R =>
  Object.assign(rule, { kind });

/** What a form can contain: text, or a number or flag from a program; anything else isn't an answer. */
export function given(value: unknown): string | null {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return null;
}

/** A rule that reads text and refuses lists and objects with `message`. */
export function textOf(
  label: string,
  tidy: (text: string) => string,
): z.ZodMiniType<string, unknown> {
  return z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const line = given(value);
      if (line !== null) return tidy(line);
      context.issues.push({ code: "custom", message: fieldMessage.oneAnswer(label), input: value });
      return z.NEVER;
    }),
  );
}

/** Refuses with the first message that applies; `""` passes unless it is required. */
export function checked(
  rule: Rule,
  label: string,
  required: boolean,
  problemOf: (value: string) => string | null,
): Rule {
  return z.pipe(
    rule,
    z.string().check((context) => {
      const { value } = context;
      const missing = required ? fieldMessage.missing(label) : null;
      const message = value === "" ? missing : problemOf(value);
      if (message !== null) context.issues.push({ code: "custom", message, input: value });
    }),
  );
}
