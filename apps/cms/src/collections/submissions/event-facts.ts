import { internalCollection } from "../internal-collection.ts";

/**
 * What people know of an event that has changed: one row per event, from its first change with people to
 * tell. Forms can't write it, so that saving an old form undoes nothing.
 */
export const eventFacts = internalCollection({
  slug: "event-facts",
  fields: [
    { name: "event", type: "text", required: true, unique: true, index: true },
    // As people were told.
    { name: "told", type: "json" },
    // When it first changed after that, and when it changed last; empty when they know it.
    { name: "changedSince", type: "date" },
    { name: "changedAt", type: "date" },
    // As it was published before the drafts of now: needed while it is unpublished.
    { name: "published", type: "json" },
  ],
});
