import { internalCollection } from "./internal-collection.ts";

/** Work claimed by one CMS process, so that no other one starts it. Written in SQL only (`src/leases/lease.ts`). */
export const leases = internalCollection({
  slug: "leases",
  fields: [
    // The name of the work.
    { name: "id", type: "text", required: true },
    { name: "owner", type: "text", required: true },
    // Milliseconds since 1970 by the database's clock, so that the database compares numbers.
    { name: "expiresAt", type: "number", required: true },
  ],
});
