/** Rules for numbers and days. */
import { fieldMessage } from "./form-messages.ts";
import { checked, type Rule, textOf, withKind } from "./rule-parts.ts";
import { tidyLine } from "../tidy-text.ts";

interface WholeNumberOptions {
  label: string;
  min: number;
  max: number;
  message: string;
  required?: boolean;
}

/** A whole number, as text without leading zeros. */
export function wholeNumber(options: WholeNumberOptions): Rule {
  const { label, min, max, message, required = false } = options;
  const read = textOf(label, (value) => tidyLine(value).replace(/^0+(?=\d)/, ""));
  const rule = checked(read, label, required, (value) =>
    /^\d{1,4}$/.test(value) && Number(value) >= min && Number(value) <= max ? null : message,
  );
  return withKind("number", rule);
}

/** A day in the past as `YYYY-MM-DD`, or nothing. @param now the present moment */
export function pastDate(label: string, now: Date): Rule {
  return checked(textOf(label, tidyLine), label, false, (value) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
    const isReal =
      day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
    return isReal && day < now && day.getUTCFullYear() >= 1900 ? null : fieldMessage.date;
  });
}

interface DecimalOptions {
  label: string;
  min: number;
  max: number;
  /** Digits after the point. */
  places: number;
  message: string;
}

/** A number with a point, or nothing; a comma counts as one. Without zeros that say nothing. */
export function decimal({ label, min, max, places, message }: DecimalOptions): Rule {
  const pattern = new RegExp(`^\\d{1,4}(?:\\.\\d{1,${places}})?$`);
  const read = textOf(label, (value) => {
    const line = tidyLine(value).replace(",", ".");
    return /^\d{1,4}\.?\d{0,8}$/.test(line) ? String(Number(line)) : line;
  });
  return checked(read, label, false, (value) =>
    pattern.test(value) && Number(value) >= min && Number(value) <= max ? null : message,
  );
}
