import type { CollectionConfig } from "payload";

const never = () => false;

/**
 * How much mail went to whom for what, within an hour. It is counted in SQL, in the transaction that
 * queues the mail (`src/mail/mail-counts.ts`).
 */
export const mailCounts: CollectionConfig = {
  slug: "mail-counts",
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // A keyed digest: it names nobody.
    { name: "bucket", type: "text", required: true, unique: true, index: true },
    { name: "mails", type: "number", required: true },
    { name: "endsAt", type: "date", required: true, index: true },
  ],
};
