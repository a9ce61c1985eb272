import type { FlattenedField } from "payload";

/** A column of an export. */
export interface ExportColumn {
  /** Name of the field. */
  name: string;
  label: string;
}

/** A value as a spreadsheet shows it. */
export type Cell = string | number;

/** Fields whose content doesn't fit into a cell. */
const withoutCell = new Set(["array", "blocks", "code", "join", "json", "richText"]);
/** Notes are rows of their own. */
export const NOTES = "notes";
const notesColumn = { name: NOTES, type: "textarea", label: "Notes" } as FlattenedField;
/** The applicant's cohort: without it, an export can't be told from another year's. */
const ALWAYS = "cohort";

const isExported = (field: FlattenedField): boolean =>
  !withoutCell.has(field.type) &&
  !("hidden" in field && field.hidden) &&
  field.admin?.hidden !== true &&
  field.name !== "id" &&
  field.name !== NOTES;

/** The columns that a collection can export, in its order. */
export const exportColumns = (fields: readonly FlattenedField[]): ExportColumn[] =>
  withNotes(fields).map((field) => ({ name: field.name, label: labelOfField(field) }));

const withNotes = (fields: readonly FlattenedField[]): FlattenedField[] => [
  ...fields.filter(isExported),
  notesColumn,
];

const labelOfField = (field: FlattenedField): string =>
  "label" in field && typeof field.label === "string" ? field.label : field.name;

/** Whether a column can't be left out. */
export const isAlwaysExported = ({ name }: Pick<ExportColumn, "name">): boolean => name === ALWAYS;

/**
 * The fields of the columns that somebody chose, in that order.
 *
 * @returns `null` if one of them doesn't exist
 */
export function chosenFields(
  fields: readonly FlattenedField[],
  names: readonly string[],
): FlattenedField[] | null {
  const known = new Map(withNotes(fields).map((field) => [field.name, field]));
  const all = new Set(names);
  if (known.has(ALWAYS)) all.add(ALWAYS);
  const chosen = [...all].map((name) => known.get(name));
  return chosen.every((field) => field !== undefined) ? chosen : null;
}

/** The title of a column. Times name their zone, as spreadsheets don't know it. */
export function titleOf(field: FlattenedField, timeZone: string): string {
  const label = labelOfField(field);
  return field.type === "date" ? `${label} (${timeZone})` : label;
}

/** @param value of the field; related documents are populated */
export function cellOf(field: FlattenedField, value: unknown, timeZone: string): Cell {
  if (value === null || value === undefined) return "";
  switch (field.type) {
    case "number":
      return typeof value === "number" ? value : String(value);
    case "checkbox":
      return value ? "Yes" : "No";
    case "date":
      return timeOf(value, timeZone);
    case "select":
    case "radio":
      return listOf(value, (one) => labelOf(field.options, one));
    case "relationship":
    case "upload":
      return listOf(value, nameOf);
    case "group":
      // The only one is a file.
      return textOf((value as { fileName?: unknown }).fileName);
    default:
      return listOf(value, textOf);
  }
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const listOf = (value: unknown, show: (one: unknown) => string): string =>
  (Array.isArray(value) ? value : [value]).map(show).join(", ");

type Options = Extract<FlattenedField, { type: "select" }>["options"];

function labelOf(options: Options, value: unknown): string {
  const option = options.find(
    (known) => (typeof known === "string" ? known : known.value) === value,
  );
  const label = typeof option === "object" ? option.label : option;
  return typeof label === "string" ? label : textOf(value);
}

/** A related document's name, or its id if the account can't read it. */
function nameOf(document: unknown): string {
  if (typeof document !== "object" || document === null) return textOf(document);
  const { name, title, email, id } = document as Record<string, unknown>;
  return textOf(name) || textOf(title) || textOf(email) || textOf(id);
}

/** A format that sorts as text and that spreadsheets read as a time. */
function timeOf(value: unknown, timeZone: string): string {
  const time = new Date(textOf(value));
  if (Number.isNaN(time.getTime())) return textOf(value);
  return formatterOf(timeZone).format(time);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter costs much more than using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const options = { timeZone, dateStyle: "short", timeStyle: "short" } as const;
  // The Swedish format is ISO 8601 with a space.
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", options);
  formatters.set(timeZone, formatter);
  return formatter;
}
