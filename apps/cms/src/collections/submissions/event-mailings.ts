import { audiences, mailingKinds } from "../../submissions/event-mails/mailing.ts";
import { internalCollection } from "../internal-collection.ts";

/**
 * The log of an event: what participants were told, and what staff decided not to tell them. Each row is
 * written in the transaction that queues its mails. Reminders are only in `event-sends`.
 */
export const eventMailings = internalCollection({
  slug: "event-mailings",
  fields: [
    // Idempotency key: the event and its change, or the key of a message's preview.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "event", type: "text", required: true, index: true },
    { name: "kind", type: "select", required: true, options: [...mailingKinds] },
    { name: "audience", type: "select", required: true, options: [...audiences] },
    // For a change: the event as participants knew it, and as it was when they were told.
    { name: "before", type: "json" },
    { name: "after", type: "json" },
    { name: "sequence", type: "number" },
    // Time of the change: people who registered later never knew the earlier facts.
    { name: "changedSince", type: "date" },
    // Only for a message.
    { name: "subject", type: "text" },
    // A message's text; for a change, the text added to its mail, or why nobody was told.
    { name: "body", type: "textarea" },
    // The author's address; empty if replies go to the staff address.
    { name: "replyTo", type: "text" },
    { name: "people", type: "number", required: true },
    { name: "by", type: "text", required: true },
    { name: "byName", type: "text" },
    { name: "at", type: "date", required: true },
  ],
});
