import { applicationForms } from "@kdl/schemas/applications/stages";
import type { CollectionConfig } from "payload";
import { recommendations } from "../../scorecards/recommendations.ts";
import { internalCollection } from "../internal-collection.ts";
import { scoreCriteria } from "./score-criteria.ts";

/** The criteria as they were when scorecards were filled in. Never changed. */
const scoreCriteriaVersions = internalCollection({
  slug: "score-criteria-versions",
  fields: [
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "number", type: "number", required: true },
    { name: "criteria", type: "json", required: true },
    { name: "at", type: "date", required: true },
  ],
});

/**
 * Reviewers' marks and recommendations. Closed to Payload's API, since access to a card depends on other
 * cards: `src/scorecards` reads and writes them for `src/endpoints/scorecards.ts`.
 */
const scorecards = internalCollection({
  slug: "scorecards",
  fields: [
    // `application|reviewer`, so that each pair has one card.
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "form", type: "select", required: true, options: [...applicationForms] },
    // The application's id.
    { name: "application", type: "text", required: true, index: true },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "reviewer", type: "text", required: true, index: true },
    { name: "reviewerName", type: "text", required: true },
    // The version of the criteria.
    { name: "criteria", type: "text", required: true },
    // By the criteria's keys.
    { name: "marks", type: "json", required: true },
    // From 0 to 100, once it is handed in.
    { name: "score", type: "number" },
    { name: "recommendation", type: "select", options: [...recommendations] },
    { name: "comment", type: "text" },
    // Incremented on every save, so that a forgotten tab overwrites nothing.
    { name: "revision", type: "number", required: true },
    { name: "handedInAt", type: "date" },
    { name: "savedAt", type: "date", required: true },
  ],
});

export const scorecardCollections: CollectionConfig[] = [
  scoreCriteria,
  scoreCriteriaVersions,
  scorecards,
];
