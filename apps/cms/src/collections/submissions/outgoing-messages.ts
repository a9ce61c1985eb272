import { applicationForms } from "@kdl/schemas/applications/stages";
import { internalCollection } from "../internal-collection.ts";

/**
 * Messages that staff wrote to applicants. The row is written in the transaction that queues the mails, so
 * that a command that comes twice sends them once.
 */
export const outgoingMessages = internalCollection({
  slug: "outgoing-messages",
  fields: [
    // Of the preview: a command that comes twice has the same.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "form", type: "select", required: true, options: [...applicationForms] },
    { name: "subject", type: "text", required: true },
    { name: "body", type: "textarea", required: true },
    // The author's address; empty for the staff's.
    { name: "replyTo", type: "text" },
    { name: "by", type: "text", required: true },
    { name: "byName", type: "text" },
    { name: "at", type: "date", required: true },
    // The ids of its applications, separated by blanks.
    { name: "sentTo", type: "textarea", required: true },
  ],
});
