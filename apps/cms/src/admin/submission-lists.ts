import { stageNames, stages, undecidedStages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { reviewStatuses } from "../forms/review-statuses.ts";

type Operator = "equals" | "in" | "exists" | "less_than";
type Condition = readonly [
  field: string,
  operator: Operator,
  value: string | boolean | readonly string[],
];

export interface SubmissionList {
  key: string;
  label: string;
  /** All of them apply. Quarantined submissions are in their own list only. */
  conditions: readonly Condition[];
}

const DAY_MS = 24 * 60 * 60_000;
const LONG_DAYS = 7;

const released: Condition = ["quarantined", "equals", false];

const quarantine: SubmissionList = {
  key: "quarantine",
  label: "Quarantine",
  conditions: [["quarantined", "equals", true]],
};

const byStage: readonly SubmissionList[] = [
  ...stageNames.map((value): SubmissionList => ({
    key: value,
    label: stages[value].label,
    conditions: [["stage", "equals", value], released],
  })),
  quarantine,
];

const byStatus: readonly SubmissionList[] = [
  ...reviewStatuses.map(({ value, label }): SubmissionList => ({
    key: value,
    label,
    conditions: [["reviewStatus", "equals", value], released],
  })),
  quarantine,
];

/** Whether a collection's submissions end in a decision. */
export const hasStages = (collection: SubmissionSlug): boolean =>
  subjectOfSlug(collection) === "applications";

/** The lists of a collection: one for each stage or status, and the quarantine. */
export const listsOf = (collection: SubmissionSlug): readonly SubmissionList[] =>
  hasStages(collection) ? byStage : byStatus;

/**
 * Applications that need somebody, as one account sees them.
 *
 * @param account its id
 */
export function viewsFor(account: string, now = new Date()): readonly SubmissionList[] {
  const undecided: Condition = ["stage", "in", undecidedStages];
  // A whole day, so that the address stays the same while people work.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const since = new Date(today - LONG_DAYS * DAY_MS).toISOString();
  return [
    {
      key: "mine",
      label: "Mine",
      conditions: [["assignees", "in", [account]], undecided, released],
    },
    {
      key: "unassigned",
      label: "Unassigned",
      conditions: [["assignees", "exists", false], undecided, released],
    },
    {
      key: "waiting",
      label: `Waiting longer than ${LONG_DAYS} days`,
      conditions: [["receivedAt", "less_than", since], undecided, released],
    },
  ];
}

/** The filter of a list. */
export const whereOf = ({ conditions }: SubmissionList): Where => ({
  and: conditions.map(([field, operator, value]) => ({
    [field]: { [operator]: Array.isArray(value) ? [...(value as string[])] : value },
  })),
});

/** URL of a list in the admin, in the format of its own filters. */
export function addressOf(collection: string, list: SubmissionList | null): string {
  const query = new URLSearchParams();
  for (const [index, [field, operator, value]] of (list?.conditions ?? []).entries()) {
    const name = `where[or][0][and][${index}][${field}][${operator}]`;
    if (typeof value !== "object") query.set(name, String(value));
    else for (const [place, one] of value.entries()) query.set(`${name}[${place}]`, one);
  }
  const text = query.toString();
  return `/admin/collections/${collection}${text ? `?${text}` : ""}`;
}

/** The filters of a URL, for comparison. */
export function conditionsOf(query: Iterable<[string, string]>): string {
  return JSON.stringify([...query].filter(([name]) => name.startsWith("where")).toSorted());
}
