import { internalCollection } from "./internal-collection.ts";

/** Addresses in published content that lead nowhere, as of the last check (`src/link-check/`). */
const brokenLinks = internalCollection({
  slug: "broken-links",
  fields: [
    // Where it is, below the admin: `collections/pages/ID` or `globals/footer`.
    { name: "path", type: "text", required: true, index: true },
    { name: "title", type: "text", required: true },
    { name: "field", type: "text", required: true },
    { name: "address", type: "text", required: true },
    { name: "problem", type: "text", required: true },
    { name: "isOutside", type: "checkbox", required: true },
    { name: "failsSince", type: "date", required: true },
    // Other sites fail for a night: editors see what failed in two.
    { name: "isReported", type: "checkbox", required: true, index: true },
  ],
});

/** One row: when links were checked, and when somebody asked for it. */
const linkChecks = internalCollection({
  slug: "link-checks",
  fields: [
    { name: "id", type: "text", required: true },
    { name: "askedAt", type: "date" },
    { name: "startedAt", type: "date" },
    { name: "finishedAt", type: "date" },
    { name: "links", type: "number" },
    {
      name: "outside",
      type: "select",
      options: ["checked", "unreachable", "off"],
    },
  ],
});

export const linkCheckCollections = [brokenLinks, linkChecks];
