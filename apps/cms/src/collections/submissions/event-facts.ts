import { internalCollection } from "../internal-collection.ts";

/**
 * What participants were last told about an event that has changed: one row per event, created on the first
 * change that concerns somebody. Forms can't write it, so saving a stale form undoes nothing.
 */
export const eventFacts = internalCollection({
  slug: "event-facts",
  fields: [
    { name: "event", type: "text", required: true, unique: true, index: true },
    // The facts that participants were last told.
    { name: "told", type: "json" },
    // Times of the first and last changes since then; empty if participants know the current facts.
    { name: "changedSince", type: "date" },
    { name: "changedAt", type: "date" },
    // The facts as last published, before the current drafts: needed while the event is unpublished.
    { name: "published", type: "json" },
  ],
});
