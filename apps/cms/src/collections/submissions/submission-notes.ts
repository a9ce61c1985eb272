import { formSlugs } from "../../forms/form-slugs.ts";
import { internalCollection } from "../internal-collection.ts";

/**
 * What staff write about a submission. A row for each note, so that two people can write at the same time;
 * nobody edits them, and they go with their submission.
 */
export const submissionNotes = internalCollection({
  slug: "submission-notes",
  fields: [
    { name: "collection", type: "select", required: true, options: Object.values(formSlugs) },
    // The submission's id.
    { name: "submission", type: "text", required: true, index: true },
    { name: "text", type: "textarea", required: true },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "by", type: "text" },
    { name: "byName", type: "text" },
    { name: "at", type: "date", required: true },
  ],
});
