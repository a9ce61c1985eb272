import { internalCollection } from "./internal-collection.ts";

/** How many attempts were made for a staff account or from an address in a window. Keys are digests. */
export const staffTries = internalCollection({
  slug: "staff-tries",
  fields: [
    { name: "id", type: "text", required: true },
    { name: "used", type: "number", required: true },
    // Milliseconds since 1970, so that the database compares numbers.
    { name: "endsAt", type: "number", required: true, index: true },
  ],
});
