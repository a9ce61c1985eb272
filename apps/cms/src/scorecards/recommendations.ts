/** What a reviewer would do, for coordinators, who decide. */
export const recommendations = ["yes", "maybe", "no"] as const;
export type Recommendation = (typeof recommendations)[number];

export const recommendationLabels: Record<Recommendation, string> = {
  yes: "Yes",
  maybe: "Maybe",
  no: "No",
};

export const COMMENT_MAX = 2000;
