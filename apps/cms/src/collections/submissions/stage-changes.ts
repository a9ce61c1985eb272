import {
  applicationForms,
  stageActors,
  stageNames,
  stages,
} from "@kdl/schemas/applications/stages";
import { internalCollection } from "../internal-collection.ts";

const stageOptions = stageNames.map((value) => ({ value, label: stages[value].label }));

/**
 * Every change of an application's stage, written in its transaction. Nobody can edit or delete these:
 * replaying them gives the stages that are stored.
 */
export const stageChanges = internalCollection({
  slug: "stage-changes",
  fields: [
    { name: "form", type: "select", required: true, options: [...applicationForms] },
    // The application's id.
    { name: "application", type: "text", required: true, index: true },
    { name: "from", type: "select", required: true, options: stageOptions },
    { name: "to", type: "select", required: true, options: stageOptions },
    { name: "actor", type: "select", required: true, options: [...stageActors] },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "by", type: "text" },
    { name: "byName", type: "text" },
    { name: "at", type: "date", required: true, index: true },
    // Shared by the changes of one bulk command or release.
    { name: "batch", type: "text", index: true },
    { name: "reason", type: "text" },
  ],
});
