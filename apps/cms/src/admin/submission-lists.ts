import { stageNames, stages, undecidedStages } from "@kdl/schemas/applications/stages";
import type { Where } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { type Condition, quarantine, type SubmissionList } from "../forms/submission-list.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { reviewStatuses } from "../forms/review-statuses.ts";

const DAY_MS = 24 * 60 * 60_000;
const LONG_DAYS = 7;

const released: Condition = ["quarantined", "equals", false];

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
 * Lists of applications that need attention, for one account.
 *
 * @param account id of the account
 */
export function viewsFor(account: string, now = new Date()): readonly SubmissionList[] {
  const undecided: Condition = ["stage", "in", undecidedStages];
  // Rounded to a whole day, so that the URL stays the same while people work.
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

/** Lists that are always empty for mentors, who see only their assigned applications and no spam. */
const forDeciders = ["unassigned", "quarantine"];

/** @param decides whether the account decides on applications */
export const shownTo = (
  decides: boolean,
  lists: readonly SubmissionList[],
): readonly SubmissionList[] =>
  decides ? lists : lists.filter(({ key }) => !forDeciders.includes(key));

/** The filter of a list. */
export const whereOf = ({ conditions }: SubmissionList): Where => ({
  and: conditions.map(([field, operator, value]) => ({
    [field]: { [operator]: Array.isArray(value) ? [...(value as string[])] : value },
  })),
});

/** The filters of a URL, for comparison. */
export function conditionsOf(query: Iterable<[string, string]>): string {
  return JSON.stringify([...query].filter(([name]) => name.startsWith("where")).toSorted());
}
