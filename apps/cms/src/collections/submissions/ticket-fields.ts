import type { Field } from "payload";
import { asText, readOnly } from "./answer-fields.ts";

/** Tickets and what happened at the door. Only `src/door` writes these fields. */
export const ticketFields: Field[] = [
  {
    name: "ticketVersion",
    type: "number",
    // What came before tickets existed has the first version, too.
    defaultValue: 1,
    hidden: true,
    access: readOnly.access,
  },
  {
    name: "checkedInAt",
    type: "date",
    label: "Checked in",
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      date: { pickerAppearance: "dayAndTime" },
      condition: (data) => Boolean(data["checkedInAt"]),
      components: asText,
    },
  },
  {
    name: "checkedInBy",
    type: "text",
    label: "Checked in at",
    access: readOnly.access,
    admin: {
      readOnly: true,
      position: "sidebar",
      condition: (data) => Boolean(data["checkedInBy"]),
      components: asText,
    },
  },
];

export const ticketFieldNames = ticketFields.flatMap((field) =>
  "name" in field ? [field.name] : [],
);
