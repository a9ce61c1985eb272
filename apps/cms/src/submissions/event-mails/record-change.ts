import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { changedFacts, type EventFacts, factsOf, lastPublished } from "../../fields/event-facts.ts";
import type { Event } from "../../payload-types.ts";
import { holdSeats } from "../places/seats.ts";
import { forgetChange, keepFacts, knownFacts } from "./known-facts.ts";

/**
 * Records that an event has changed for the people who registered, however it is saved. The record
 * stays until staff notify them or decide not to.
 */
export const recordChange: CollectionBeforeChangeHook<Event> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== "update" || !originalDoc) return data;
  const { id } = originalDoc;
  const isDraft = data._status === "draft";
  // Lock before reading. A draft changes nothing for participants.
  const people = isDraft ? null : await holdSeats(req, id);
  const { facts: before, isPublished } = await lastPublished(req, id);
  if (!before) return data;
  if (!people) {
    if (isPublished) await keepPublished(req, id, before);
    return data;
  }
  if (changedFacts(before, factsOf(data)).length === 0) return data;
  const known = await knownFacts(req, id);
  if (people.taken + people.waiting === 0) {
    if (known) await forgetChange(req, id);
    return data;
  }
  const now = new Date().toISOString();
  await keepFacts(req, id, {
    ...(!known?.changedSince && { told: before, changedSince: now }),
    changedAt: now,
  });
  return data;
};

/** Keeps the published facts: the next draft may unpublish the event, which would lose them. */
async function keepPublished(req: PayloadRequest, event: string, facts: EventFacts): Promise<void> {
  const known = await knownFacts(req, event);
  const isKept = known?.published && changedFacts(known.published, facts).length === 0;
  if (!isKept) await keepFacts(req, event, { published: facts });
}

/** Deletes what was recorded for a deleted event, except its sent mails. Queued ones aren't sent. */
export const forgetDeleted: CollectionAfterDeleteHook<Event> = async ({ doc, id, req }) => {
  for (const collection of ["event-facts", "event-mailings"] as const) {
    await req.payload.db.deleteMany({ collection, where: { event: { equals: String(id) } }, req });
  }
  return doc;
};
