import { internalCollection } from "../internal-collection.ts";

/**
 * The reference that each idempotency key was answered with. The row is written in the submission's
 * transaction, so that neither exists without the other.
 */
export const idempotencyKeys = internalCollection({
  slug: "idempotency-keys",
  fields: [
    // `form:key`: another form may use the same key.
    { name: "key", type: "text", required: true, unique: true, index: true },
    // Of the answers and the file: reusing a key for different content is an error of the client.
    { name: "requestHash", type: "text", required: true },
    { name: "reference", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
});
