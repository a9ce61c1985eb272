import type { SubmissionSlug } from "./form-slugs.ts";

type Operator = "equals" | "in" | "exists" | "less_than";
export type Condition = readonly [
  field: string,
  operator: Operator,
  value: string | boolean | readonly string[],
];

/** A list of submissions in the admin: some of a collection. */
export interface SubmissionList {
  key: string;
  label: string;
  /** All of them apply. Quarantined submissions are in their own list only. */
  conditions: readonly Condition[];
}

export const quarantine: SubmissionList = {
  key: "quarantine",
  label: "Quarantine",
  conditions: [["quarantined", "equals", true]],
};

/** Path of a list in the admin, in the format of its own filters. */
export function addressOf(collection: SubmissionSlug, list: SubmissionList | null): string {
  const query = new URLSearchParams();
  for (const [index, [field, operator, value]] of (list?.conditions ?? []).entries()) {
    const name = `where[or][0][and][${index}][${field}][${operator}]`;
    if (typeof value !== "object") query.set(name, String(value));
    else for (const [place, one] of value.entries()) query.set(`${name}[${place}]`, one);
  }
  const text = query.toString();
  return `/admin/collections/${collection}${text ? `?${text}` : ""}`;
}
