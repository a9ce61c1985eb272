import { sendStates } from "../../submissions/event-mails/mailing.ts";
import { eventReminders } from "../../submissions/places/event-reminders.ts";
import { internalCollection } from "../internal-collection.ts";

/** Mails to participants of events, each stored in the transaction that queues it. */
export const eventSends = internalCollection({
  slug: "event-sends",
  fields: [
    // Registration, and what it is about. Of a reminder that is kind and start: a moved event reminds again.
    // Nobody is thanked twice.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "registration", type: "text", required: true },
    { name: "event", type: "text", required: true, index: true },
    {
      name: "kind",
      type: "select",
      required: true,
      options: [...eventReminders.map(({ value }) => value), "thanks", "change", "message"],
    },
    // Id of what staff asked for.
    { name: "mailing", type: "text" },
    // Empty of reminders from before this was known.
    { name: "state", type: "select", options: [...sendStates] },
    { name: "startsAt", type: "date", required: true },
    { name: "at", type: "date", required: true },
  ],
});
