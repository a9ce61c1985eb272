import type { CollectionBeforeChangeHook, Field } from "payload";
import { never } from "../../access/staff.ts";

/** What a form that asks for a name in two parts is titled by, and found by whole names. */
export const FULL_NAME = "fullName";

interface Named {
  id: string;
  firstName?: string | null;
  lastName?: string | null;
  reference?: string | null;
  fullName?: string | null;
}

const fullNameOf = ({ firstName, lastName, reference }: Partial<Named>): string | null =>
  [firstName, lastName].filter(Boolean).join(" ").trim() || reference || null;

export const fullNameField: Field = {
  name: FULL_NAME,
  type: "text",
  label: "Name",
  index: true,
  access: { create: never, update: never },
  // During an update, the previous version of the CMS stores rows without it.
  hooks: { afterRead: [({ value, data }) => (value as string) || fullNameOf(data ?? {})] },
  admin: { readOnly: true, condition: never },
};

export const setFullName: CollectionBeforeChangeHook<Named> = ({ data, originalDoc }) => ({
  ...data,
  fullName: fullNameOf({ ...originalDoc, ...data }),
});
