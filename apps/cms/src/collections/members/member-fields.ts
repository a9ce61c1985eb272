import type { Field } from "payload";
import { asText, readOnly } from "../submissions/answer-fields.ts";

const never = () => false;

/** What nobody sees through Payload's API, asks for, or filters by: not even an admin. */
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

/** Text that staff read. */
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

/** A moment that staff read. */
export const shownMoment = (name: string, label: string): Field => ({
  name,
  type: "date",
  label,
  access: readOnly.access,
  admin: { readOnly: true, date: { pickerAppearance: "dayAndTime" }, components: asText },
});

/** Nobody, over any interface. */
export const closed = { create: never, read: never, update: never, delete: never };
