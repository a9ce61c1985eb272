/**
 * Addresses are unique, also in the database. What is in the trash lends its own to new documents: it is
 * stored with a suffix there, and shown without it.
 */
import { randomUUID } from "node:crypto";
import type { FieldHook } from "payload";

/** Stands in no valid slug. */
const MARK = "~";

const withoutSuffix = (slug: string): string => slug.split(MARK, 1)[0]!;

export const freeSlugInTrash: FieldHook = ({ value, data, originalDoc }) => {
  if (typeof value !== "string") return value;
  const slug = withoutSuffix(value);
  return data?.["deletedAt"] ? `${slug}${MARK}${originalDoc?.id ?? randomUUID()}` : slug;
};

export const showOwnSlug: FieldHook = ({ value }) =>
  typeof value === "string" ? withoutSuffix(value) : value;
