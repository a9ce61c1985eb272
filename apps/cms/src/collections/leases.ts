import type { CollectionConfig } from "payload";

const never = () => false;

/** Work that one CMS has claimed, so that others leave it alone. Written in SQL only (`src/leases/lease.ts`). */
export const leases: CollectionConfig = {
  slug: "leases",
  admin: { hidden: true },
  access: { create: never, read: never, update: never, delete: never },
  lockDocuments: false,
  timestamps: false,
  fields: [
    // The name of the work.
    { name: "id", type: "text", required: true },
    { name: "owner", type: "text", required: true },
    // Milliseconds since 1970 by the database's clock, so that the database compares numbers.
    { name: "expiresAt", type: "number", required: true },
  ],
};
