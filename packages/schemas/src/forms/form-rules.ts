/**
 * Rules of the forms' fields. They accept what browsers, programs and other servers send (text, numbers,
 * nothing at all) and output tidy text. They use zod/mini, so that pages can load them too.
 */
import * as z from "zod/mini";
import type { Choice } from "./form-choices.ts";
import { EMAIL_MAX, LINE_MAX, PHONE_DIGITS, TEXT_MAX } from "./form-limits.ts";
import { fieldMessage } from "./form-messages.ts";
import { checked, given, type Rule, textOf, withKind } from "./rule-parts.ts";
import { tidyLine, tidyText } from "../tidy-text.ts";

interface TextOptions {
  /** The field's name in messages. */
  label: string;
  required?: boolean;
  /** In characters. */
  max?: number;
  /** Whether line breaks are kept. */
  multiline?: boolean;
}

/** HTML's own rule for email fields, with at least one dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Free text. */
export function text(options: TextOptions): Rule {
  const { label, required = false, multiline = false } = options;
  const max = options.max ?? (multiline ? TEXT_MAX : LINE_MAX);
  const read = textOf(label, multiline ? tidyText : tidyLine);
  const rule = checked(read, label, required, (value) =>
    [...value].length > max ? fieldMessage.tooLong(label, max) : null,
  );
  return withKind(multiline ? "text" : "line", rule);
}

/** An email address, required. */
export function email(label: string): Rule {
  return checked(textOf(label, tidyLine), label, true, (value) => {
    if (!value.includes("@")) return fieldMessage.emailWithoutAt;
    if (value.length > EMAIL_MAX || !EMAIL.test(value)) return fieldMessage.email;
    const [local = ""] = value.split("@");
    const hasOddDots = local.startsWith(".") || local.endsWith(".") || local.includes("..");
    return hasOddDots ? fieldMessage.email : null;
  });
}

/**
 * The ten digits of a phone number. `+91`, `0091`, a leading 0, blanks, dashes, dots and brackets are
 * removed first; anything else is kept, so that the message fits the input.
 */
export function plainPhone(value: string): string {
  const compact = tidyLine(value).replace(/[\s\-‐-―.()]/gu, "");
  const national = compact.replace(/^(?:\+91|0091)/, "");
  if (/^91\d{10}$/.test(national)) return national.slice(2);
  return national.replace(/^0(?=\d{10}$)/, "");
}

/** A phone number, required unless said otherwise; see {@link plainPhone}. */
export function phone(label: string, required = true): Rule {
  return checked(textOf(label, plainPhone), label, required, (value) => {
    if (!/^\d+$/.test(value)) return fieldMessage.phoneCharacters;
    return value.length === PHONE_DIGITS ? null : fieldMessage.phoneLength;
  });
}

/** One line that must match a pattern; required. */
export function matching(label: string, shape: RegExp, message: string): Rule {
  return checked(textOf(label, tidyLine), label, true, (value) =>
    shape.test(value) ? null : message,
  );
}

interface ChoiceOptions {
  label: string;
  choices: readonly Choice[];
  required?: boolean;
  /** The value of a missing answer. */
  fallback?: string;
  /** Whether the values are numbers, such as years. */
  numeric?: boolean;
}

/** One of the choices. */
export function choice(options: ChoiceOptions): Rule {
  const { label, choices, required = false, fallback = "", numeric = false } = options;
  const values = new Set(choices.map(({ value }) => value));
  const read = textOf(label, (value) => tidyLine(value) || fallback);
  const rule = checked(read, label, required, (value) =>
    values.has(value) ? null : fieldMessage.unknownChoice(label),
  );
  return withKind(numeric ? "number" : { choices, many: false }, rule);
}

/** Any number of the choices, each once and in their order. A single answer may come without a list. */
export function choiceList({ label, choices }: ChoiceOptions): Rule<string[]> {
  const rule = z.pipe(
    z.unknown(),
    z.transform((value, context) => {
      const list = (Array.isArray(value) ? value : [value]).map(given);
      const chosen = new Set(list.filter((entry) => entry !== ""));
      const known = choices.map((entry) => entry.value).filter((entry) => chosen.has(entry));
      if (known.length === chosen.size) return known;
      const message = fieldMessage.unknownChoice(label);
      context.issues.push({ code: "custom", message, input: value });
      return z.NEVER;
    }),
  );
  return withKind({ choices, many: true }, rule);
}

/** A box that is ticked or not; `true`, 1, `"1"`, `"true"` and `"on"` are ticked. */
export function ticked(label: string): Rule<boolean> {
  const rule = z.pipe(
    textOf(label, (value) => value.trim().toLowerCase()),
    z.transform((value) => ["1", "true", "on"].includes(value)),
  );
  return withKind("tick", rule);
}

/** A box that must be ticked: 1 or `"1"` (specification, section 5). */
export function acknowledged(label: string): Rule {
  const read = z.pipe(
    ticked(label),
    z.transform((isTicked): string => (isTicked ? "1" : "")),
  );
  return withKind(
    "tick",
    checked(read, label, true, () => null),
  );
}
