import type { Field } from "payload";
import { never } from "../../access/staff.ts";
import { asText, readOnly } from "../submissions/answer-fields.ts";

/** A field that no API shows, accepts or filters by, even for admins. */
export const secret = (
  name: string,
  rules: { unique?: boolean; index?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: "text",
  unique: rules.unique ?? false,
  index: rules.index ?? rules.unique ?? false,
  required: rules.required ?? false,
  hidden: true,
  access: { create: never, read: never, update: never },
});

/** Read-only text for staff. */
export const shownText = (
  name: string,
  label: string,
  rules: { unique?: boolean; required?: boolean } = {},
): Field => ({
  name,
  type: "text",
  label,
  unique: rules.unique ?? false,
  index: rules.unique ?? false,
  required: rules.required ?? false,
  access: readOnly.access,
  admin: { readOnly: true, components: asText },
});

/** A read-only time for staff. */
export const shownMoment = (name: string, label: string): Field => ({
  name,
  type: "date",
  label,
  access: readOnly.access,
  admin: { readOnly: true, date: { pickerAppearance: "dayAndTime" }, components: asText },
});
