import type { CollectionConfig } from "payload";

const never = () => false;

/** Keys of everything that was ever seeded, so that what an editor deleted doesn't come back. */
export const seedLog: CollectionConfig = {
  slug: "seed-log",
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  timestamps: false,
  fields: [{ name: "key", type: "text", required: true, unique: true, index: true }],
};
