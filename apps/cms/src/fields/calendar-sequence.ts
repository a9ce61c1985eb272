import type { FieldHook, NumberField, TypeWithID } from "payload";
import { never } from "../access/staff.ts";

/** Fields that calendars show: participants have to learn of a change in them. */
const shownInCalendars = ["startsAt", "endsAt", "type", "location", "status"] as const;

/**
 * Increments when a published event changes in what calendars show. Compares with the published version,
 * not with the last draft: a change may have been drafted long before it is published.
 */
const countChange: FieldHook = async ({ data = {}, operation, originalDoc, collection, req }) => {
  if (operation !== "update" || !collection) return 0;
  const published = await req.payload.db.findOne<TypeWithID & Record<string, unknown>>({
    collection: collection.slug,
    where: { id: { equals: originalDoc["id"] } },
    req,
  });
  const before = Number(published?.["calendarSequence"] ?? 0);
  if (published?.["_status"] !== "published" || data["_status"] === "draft") return before;
  const isChanged = shownInCalendars.some(
    (name) => comparable(published[name]) !== comparable(data[name]),
  );
  return before + (isChanged ? 1 : 0);
};

/** Dates come as strings or objects, and empty values in several forms. */
function comparable(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text).toISOString() : text;
}

/** Counts changes that calendars have to know of: SEQUENCE of the event's invitations. */
export const calendarSequenceField: NumberField = {
  name: "calendarSequence",
  type: "number",
  defaultValue: 0,
  access: { create: never, update: never },
  hooks: { beforeChange: [countChange] },
  admin: { hidden: true },
};
