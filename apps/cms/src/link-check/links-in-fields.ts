import type { FlattenedField } from "payload";
import { takesAddress } from "../fields/link.ts";
import { isHtmlOf } from "../rich-text/rich-text-field.ts";
import { linksInHtml } from "./links-in-html.ts";

/** An address in a document, and the field that has it, as editors know it. */
export interface FoundLink {
  address: string;
  field: string;
}

type Values = Readonly<Record<string, unknown>>;

/** All links of a document or global: in its texts and in the fields that take an address. */
export function linksInFields(
  fields: readonly FlattenedField[],
  values: Values | null | undefined,
): FoundLink[] {
  if (!values) return [];
  return fields.flatMap((field) => {
    const value = values[field.name];
    if ("flattenedFields" in field && (field.type === "group" || field.type === "tab"))
      return linksInFields(field.flattenedFields, value as Values | null);
    if (field.type === "array")
      return (Array.isArray(value) ? (value as Values[]) : []).flatMap((row) =>
        linksInFields(field.flattenedFields, row),
      );
    if (typeof value !== "string" || value === "") return [];
    const text = fields.find(({ name }) => isHtmlOf(name, field.name));
    if (text) return linksInHtml(value).map((address) => ({ address, field: labelOf(text) }));
    return field.type === "text" && takesAddress(field)
      ? [{ address: value, field: labelOf(field) }]
      : [];
  });
}

function labelOf(field: FlattenedField): string {
  const label = "label" in field ? field.label : undefined;
  return typeof label === "string" ? label : field.name;
}
