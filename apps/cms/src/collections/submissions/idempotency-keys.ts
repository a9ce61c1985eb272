import type { CollectionConfig } from "payload";

const never = () => false;

/**
 * What was answered to a submission, by its key. The row is written together with the submission, so
 * that one is never there without the other.
 */
export const idempotencyKeys: CollectionConfig = {
  slug: "idempotency-keys",
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // `form:key`: another form may use the same key.
    { name: "key", type: "text", required: true, unique: true, index: true },
    // Of the answers and the file: the same key with another content is a mistake of the sender.
    { name: "requestHash", type: "text", required: true },
    { name: "reference", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
