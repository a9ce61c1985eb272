import { type Form, type FormValues, inOrder } from "@kdl/schemas/forms/form";
import { tidyLine } from "@kdl/schemas/tidy-text";

/** Longest text of an upstream that visitors get to see, in characters. */
const MAX = 200;

/** The `message` of an upstream's answer as plain text on one line; `""` if it has none. */
export function plainWords(body: unknown): string {
  return shorten((body as { message?: unknown } | null | undefined)?.message);
}

/** The upstream's messages about the form's own fields; others must not reach visitors. */
export function upstreamFields(
  form: Form<FormValues, string>,
  body: unknown,
): Record<string, string> {
  const fields = (body as { fields?: unknown } | null | undefined)?.fields;
  if (typeof fields !== "object" || fields === null) return {};
  const names = [...form.fields, ...(form.file ? [form.file.name] : [])];
  const entries = names
    .filter((name) => Object.hasOwn(fields, name))
    .map((name) => [name, shorten((fields as Record<string, unknown>)[name])] as const)
    .filter(([, text]) => text !== "");
  return entries.length === 0 ? {} : inOrder(form, new Map(entries)).fields;
}

function shorten(text: unknown): string {
  if (typeof text !== "string") return "";
  const line = [...tidyLine(text.slice(0, 4 * MAX))];
  return line.length > MAX ? `${line.slice(0, MAX - 1).join("")}…` : line.join("");
}
