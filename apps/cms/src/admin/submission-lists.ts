import type { Where } from "payload";
import { reviewStatuses } from "../forms/review-statuses.ts";

export interface SubmissionList {
  key: string;
  label: string;
  /** `null` for the quarantine. */
  status: string | null;
}

/** The lists of submissions: one for each status, and the quarantine. */
export const submissionLists: readonly SubmissionList[] = [
  ...reviewStatuses.map(({ value, label }) => ({ key: value, label, status: value })),
  { key: "quarantine", label: "Quarantine", status: null },
];

/** The filter of a list. Quarantined submissions are in that list only. */
export function whereOf({ status }: SubmissionList): Where {
  if (status === null) return { quarantined: { equals: true } };
  return { and: [{ reviewStatus: { equals: status } }, { quarantined: { equals: false } }] };
}

/** URL of a list in the admin, in the format of its own filters. */
export function addressOf(collection: string, list: SubmissionList | null): string {
  const query = new URLSearchParams();
  const conditions = !list
    ? []
    : list.status === null
      ? [["quarantined", "true"]]
      : [
          ["reviewStatus", list.status],
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
