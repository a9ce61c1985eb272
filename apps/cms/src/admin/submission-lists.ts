import type { Where } from "payload";

/** The lists into which staff sort what came in. */
export const submissionLists = [
  { key: "new", label: "New", status: "new" },
  { key: "in-progress", label: "In progress", status: "in-progress" },
  { key: "done", label: "Done", status: "done" },
  { key: "quarantine", label: "Quarantine", status: null },
] as const;
export type SubmissionList = (typeof submissionLists)[number];

/** What belongs to a list. What lies in quarantine stands in that list alone. */
export function whereOf({ status }: SubmissionList): Where {
  if (status === null) return { quarantined: { equals: true } };
  return { and: [{ reviewStatus: { equals: status } }, { quarantined: { equals: false } }] };
}

/** Address of a list in the admin, as its own filters write it. */
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

/** The filters of an address, so that two can be compared. */
export function conditionsOf(query: Iterable<[string, string]>): string {
  return JSON.stringify([...query].filter(([name]) => name.startsWith("where")).toSorted());
}
