import { internalCollection } from "./internal-collection.ts";

/** Keys of everything that was ever seeded or imported, so that neither restores what an editor deleted. */
export const seedLog = internalCollection({
  slug: "seed-log",
  // Nobody edits it, but turning this off would change the database schema.
  lockDocuments: { duration: 300 },
  fields: [{ name: "key", type: "text", required: true, unique: true, index: true }],
});
