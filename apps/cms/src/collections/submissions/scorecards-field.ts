import type { Field } from "payload";

/** Reviewers' marks and recommendations: their own component reads and saves them. */
export const scorecardsField: Field = {
  name: "scorecards",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/admin/scorecards/scorecards.tsx#Scorecards" },
  },
};
