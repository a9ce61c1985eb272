/** The facts about an event that participants need; calendar entries and mails show them. */
import type { PayloadRequest, TypeWithID } from "payload";

const names = ["startsAt", "endsAt", "type", "location", "status"] as const;

/** Dates in ISO form; `""` for empty values. */
export type EventFacts = Readonly<Record<(typeof names)[number], string>>;

export const factsOf = (event: object): EventFacts => {
  const values = event as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => [name, comparable(values[name])]),
  ) as unknown as EventFacts;
};

/** Names of the facts that differ. */
export const changedFacts = (before: EventFacts, after: EventFacts): (keyof EventFacts)[] =>
  names.filter((name) => before[name] !== after[name]);

/** Dates come as strings or objects, and empty values in several forms. */
function comparable(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) ? new Date(text).toISOString() : text;
}

interface LastPublished {
  /** `null` if it was never published. */
  facts: EventFacts | null;
  sequence: number;
  /** Whether the event is published now. */
  isPublished: boolean;
}

/**
 * An event as it was last published. The last draft may differ, as a change may be drafted long before it is
 * published.
 */
export async function lastPublished(req: PayloadRequest, id: string): Promise<LastPublished> {
  const { db } = req.payload;
  const stored = await db.findOne<TypeWithID & Record<string, unknown>>({
    collection: "events",
    where: { id: { equals: id } },
    req,
  });
  const sequence = Number(stored?.["calendarSequence"] ?? 0);
  if (stored?.["_status"] === "published") {
    return { facts: factsOf(stored), sequence, isPublished: true };
  }
  const known = await db.findOne<{ id: string; published?: EventFacts | null }>({
    collection: "event-facts",
    where: { event: { equals: id } },
    req,
  });
  return { facts: known?.published ?? null, sequence, isPublished: false };
}
