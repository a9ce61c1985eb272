import { stageNames, stages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { reviewStatuses } from "../forms/review-statuses.ts";

export interface SubmissionList {
  key: string;
  label: string;
  /** The only condition besides that on the quarantine; `null` for the quarantine itself. */
  equals: { field: "stage" | "reviewStatus"; value: string } | null;
}

const quarantine: SubmissionList = { key: "quarantine", label: "Quarantine", equals: null };

const byStage: readonly SubmissionList[] = [
  ...stageNames.map((value) => ({
    key: value,
    label: stages[value].label,
    equals: { field: "stage" as const, value },
  })),
  quarantine,
];

const byStatus: readonly SubmissionList[] = [
  ...reviewStatuses.map(({ value, label }) => ({
    key: value,
    label,
    equals: { field: "reviewStatus" as const, value },
  })),
  quarantine,
];

/** Whether a collection's submissions end in a decision. */
export const hasStages = (collection: SubmissionSlug): boolean =>
  subjectOfSlug(collection) === "applications";

/** The lists of a collection: one for each stage or status, and the quarantine. */
export const listsOf = (collection: SubmissionSlug): readonly SubmissionList[] =>
  hasStages(collection) ? byStage : byStatus;

/** The filter of a list. Quarantined submissions are in that list only. */
export function whereOf({ equals }: SubmissionList): Where {
  if (equals === null) return { quarantined: { equals: true } };
  return {
    and: [{ [equals.field]: { equals: equals.value } }, { quarantined: { equals: false } }],
  };
}

/** URL of a list in the admin, in the format of its own filters. */
export function addressOf(collection: string, list: SubmissionList | null): string {
  const query = new URLSearchParams();
  const conditions = !list
    ? []
    : list.equals === null
      ? [["quarantined", "true"]]
      : [
          [list.equals.field, list.equals.value],
          ["quarantined", "false"],
        ];
  for (const [index, [field, value]] of conditions.entries()) {
    query.set(`where[or][0][and][${index}][${field}][equals]`, value ?? "");
  }
  const text = query.toString();
  return `/admin/collections/${collection}${text ? `?${text}` : ""}`;
}

/** The filters of a URL, for comparison. */
export function conditionsOf(query: Iterable<[string, string]>): string {
  return JSON.stringify([...query].filter(([name]) => name.startsWith("where")).toSorted());
}
