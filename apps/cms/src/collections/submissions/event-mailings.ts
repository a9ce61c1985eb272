import { audiences, mailingKinds } from "../../submissions/event-mails/mailing.ts";
import { internalCollection } from "../internal-collection.ts";

/**
 * The log of an event: what participants were told, and what staff decided not to tell them. Each row is
 * written in the transaction that queues its mails. Reminders are in `event-sends` only.
 */
export const eventMailings = internalCollection({
  slug: "event-mailings",
  fields: [
    // Event and change, or that of a message's preview: what is asked for twice is done once.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "event", type: "text", required: true, index: true },
    { name: "kind", type: "select", required: true, options: [...mailingKinds] },
    { name: "audience", type: "select", required: true, options: [...audiences] },
    // Of a change: the event as people knew it, and as it was when they were told.
    { name: "before", type: "json" },
    { name: "after", type: "json" },
    { name: "sequence", type: "number" },
    // From when it had changed: people who registered later never knew the event as it was before.
    { name: "changedSince", type: "date" },
    // Of a message.
    { name: "subject", type: "text" },
    // Of a message its text, of a change what was added to it, or why nobody was told.
    { name: "body", type: "textarea" },
    // The author's address; empty for the staff's.
    { name: "replyTo", type: "text" },
    { name: "people", type: "number", required: true },
    { name: "by", type: "text", required: true },
    { name: "byName", type: "text" },
    { name: "at", type: "date", required: true },
  ],
});
