import { internalCollection } from "./internal-collection.ts";

/**
 * How many mails of a purpose went to a recipient within an hour. Counted in SQL, in the transaction
 * that queues the mail (`src/mail/count-mail.ts`).
 */
export const mailCounts = internalCollection({
  slug: "mail-counts",
  fields: [
    // A keyed digest, so that it identifies nobody.
    { name: "bucket", type: "text", required: true, unique: true, index: true },
    { name: "mails", type: "number", required: true },
    { name: "endsAt", type: "date", required: true, index: true },
  ],
});
