import type { FieldHook, NumberField } from "payload";
import { never } from "../access/staff.ts";
import { changedFacts, factsOf, lastPublished } from "./event-facts.ts";

/** Increments when a published event changes in what calendars show. */
const countChange: FieldHook = async ({ data = {}, operation, originalDoc, req }) => {
  if (operation !== "update") return 0;
  const { facts, sequence } = await lastPublished(req, originalDoc["id"]);
  if (!facts || data["_status"] === "draft") return sequence;
  return sequence + (changedFacts(facts, factsOf(data)).length > 0 ? 1 : 0);
};

/** Counts changes that calendars have to know of: SEQUENCE of the event's invitations. */
export const calendarSequenceField: NumberField = {
  name: "calendarSequence",
  type: "number",
  defaultValue: 0,
  access: { create: never, update: never },
  hooks: { beforeChange: [countChange] },
  admin: { hidden: true },
};
