/** What a form is: one description that browser, gateway and CMS share. */
import * as z from "zod/mini";
import { fieldMessage, fileMessage } from "./form-messages.ts";
import type { AnswerKind, Rule } from "./rule-parts.ts";

export const formNames = [
  "contact",
  "event-registration",
  "internship",
  "volunteer",
  "club-registration",
] as const;
export type FormName = (typeof formNames)[number];

/** What a person has filled in, by field name, as drafts store it and pages show it again. */
export type Answers = Record<string, string | string[]>;

/** Kinds of documents that a form takes. */
export type DocumentType = "pdf" | "doc" | "docx";

export interface FileRule {
  /** Name on the wire; the file is the last part. */
  name: string;
  label: string;
  required: boolean;
  types: readonly DocumentType[];
}

/** A part of a form with a heading of its own; a step of it on phones. */
export interface FormSection {
  /** In the address of the step. */
  name: string;
  title: string;
  /** Wire names in the order of the page, including the file's. */
  fields: readonly string[];
}

type Shape = Record<string, Rule<unknown>>;
type ValuesOf<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> };

/** Text, list or flag under each of the form's wire names, as sent upstream. */
export type FormValues = Record<string, string | string[] | boolean>;

export interface Form<Values extends FormValues = FormValues, Name extends string = FormName> {
  name: Name;
  /** Path on the upstream that accepts it. */
  path: string;
  /** Wire names in the specified order, without the file. */
  fields: readonly string[];
  /** Fields that may have several answers. */
  lists: readonly string[];
  /** The kind of each answer, from its rule. */
  kinds: Readonly<Record<string, AnswerKind>>;
  /** Names of the fields in messages and on pages. */
  labels: Readonly<Record<string, string>>;
  /** Fields that are never shown again, kept on a device or logged. */
  secrets: readonly string[];
  file: FileRule | null;
  /** Decides which error is named first; other fields follow in their own order. */
  order: readonly string[];
  /** Empty for forms in one piece. */
  sections: readonly FormSection[];
  /** Names of fields and file in the order of the page. */
  pageOrder: readonly string[];
  /** The whole form. @param now decides which years are valid */
  schema(now: Date): z.ZodMiniType<Values, unknown>;
}

interface FormOptions<S extends Shape, Name extends string> {
  name: Name;
  path: string;
  labels: { readonly [Field in keyof S]: string };
  secrets?: readonly (keyof S & string)[];
  order?: readonly string[];
  /** Every field and the file, each once; the file comes last, since it is streamed after all answers. */
  sections?: readonly FormSection[];
  file?: FileRule;
  /** The rules in the specified order. */
  rules: (now: Date) => S;
  /** Adjusts answers that depend on others, once each is valid by itself. */
  settle?: (values: ValuesOf<S>) => ValuesOf<S>;
  /** Messages for answers that conflict with others, once each is valid by itself. */
  conflicts?: (values: ValuesOf<S>) => Partial<Record<keyof S & string, string>>;
}

/** Describes a form. */
export function defineForm<S extends Shape, const Name extends string>(
  options: FormOptions<S, Name>,
): Form<ValuesOf<S> & FormValues, Name> {
  const {
    name,
    path,
    labels,
    secrets = [],
    order = [],
    sections = [],
    file = null,
    rules,
  } = options;
  const settle = options.settle ?? ((values) => values);
  const conflicts = options.conflicts ?? (() => ({}));
  const fields = Object.keys(labels);
  // The kinds of answers don't depend on the time.
  const kinds = Object.fromEntries(
    Object.entries(rules(new Date(0))).map(([field, { kind = "line" }]) => [field, kind]),
  );
  return {
    name,
    path,
    fields,
    kinds,
    lists: fields.filter((field) => isList(kinds[field])),
    labels,
    secrets,
    file,
    order: [...order, ...fields.filter((field) => !order.includes(field))],
    sections,
    pageOrder:
      sections.length > 0
        ? sections.flatMap((section) => section.fields)
        : [...fields, ...(file ? [file.name] : [])],
    schema: (now) =>
      z.pipe(
        z.pipe(z.unknown(), z.transform(asFields(fields))),
        z.pipe(
          z.strictObject(rules(now), { error: fieldMessage.unknownField }),
          z.transform((values, context) => {
            const problems = conflicts(values as ValuesOf<S>);
            for (const [field, message] of Object.entries<string | undefined>(problems)) {
              if (message === undefined) continue;
              context.issues.push({ code: "custom", path: [field], message, input: values });
            }
            return settle(values as ValuesOf<S>) as ValuesOf<S> & FormValues;
          }),
        ),
      ) as z.ZodMiniType<ValuesOf<S> & FormValues, unknown>,
  };
}

const isList = (kind?: AnswerKind): boolean => typeof kind === "object" && kind.many;

/** Adds missing fields as empty ones: an answer that wasn't sent counts as not given. */
function asFields(fields: readonly string[]) {
  return (value: unknown): Record<string, unknown> => ({
    ...Object.fromEntries(fields.map((field) => [field, ""])),
    ...(typeof value === "object" && value !== null && !Array.isArray(value) ? value : {}),
  });
}

/** A form's errors. */
export interface FormProblems {
  /** Message of each invalid field, in display order. */
  fields: Record<string, string>;
  /** The first of them: the toast's text. */
  message: string;
}

export type FormCheck<Values> = { ok: true; values: Values } | ({ ok: false } & FormProblems);

interface CheckOptions {
  now: Date;
  /** Whether a file was sent; not checked if it isn't known yet. */
  hasFile?: boolean;
}

/**
 * Checks a whole form.
 *
 * @param answers by wire name; unknown names are refused
 * @returns the values to send upstream, or the message of each invalid field and the one to show first
 */
export function checkForm<Values extends FormValues>(
  form: Form<Values, string>,
  answers: unknown,
  { now, hasFile }: CheckOptions,
): FormCheck<Values> {
  const result = z.safeParse(form.schema(now), answers);
  const problems = new Map<string, string>();
  for (const issue of result.error?.issues ?? []) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [String(issue.path[0] ?? "")];
    for (const name of names) if (!problems.has(name)) problems.set(name, issue.message);
  }
  if (form.file?.required && hasFile === false) {
    problems.set(form.file.name, fieldMessage.missing(form.file.label));
  }
  if (result.success && problems.size === 0) return { ok: true, values: result.data };
  return { ok: false, ...inOrder(form, problems) };
}

/** Sorts problems into the form's display order. */
export function inOrder(
  form: Pick<Form<FormValues, string>, "order" | "file">,
  problems: ReadonlyMap<string, string>,
): FormProblems {
  const order = [...form.order, ...(form.file ? [form.file.name] : [])];
  const known = order.filter((name) => problems.has(name));
  const unknown = [...problems.keys()].filter((name) => !order.includes(name));
  const entries = [...known, ...unknown].map((name) => [name, problems.get(name) ?? ""] as const);
  return { fields: Object.fromEntries(entries), message: entries[0]?.[1] ?? fileMessage.damaged };
}
