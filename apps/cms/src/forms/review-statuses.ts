import type { SubmissionStatus } from "@kdl/schemas/forms/submission-statuses";

/**
 * Statuses that staff give submissions, in order; the first is that of new ones. Members see `wire`,
 * whose texts are in packages/schemas.
 */
export const reviewStatuses = [
  { value: "new", label: "New", wire: "received" },
  { value: "in-progress", label: "In progress", wire: "in-progress" },
  { value: "done", label: "Done", wire: "done" },
] as const satisfies readonly { value: string; label: string; wire: SubmissionStatus }[];
export type ReviewStatus = (typeof reviewStatuses)[number]["value"];
