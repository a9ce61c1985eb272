import type { CollectionConfig } from "payload";

const never = () => false;

/** How often staff, or others in their name, have tried something in a window. Keys are digests. */
export const staffTries: CollectionConfig = {
  slug: "staff-tries",
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "id", type: "text", required: true },
    { name: "used", type: "number", required: true },
    // Milliseconds since 1970, so that the database compares numbers.
    { name: "endsAt", type: "number", required: true, index: true },
  ],
};
