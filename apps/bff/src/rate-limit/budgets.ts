import type { FormName } from "@kdl/schemas/forms/form";

/**
 * Requests that cost something, per client and minute. Generous, since a whole college may share
 * one address; replies from a cache aren't counted.
 */
const fixedBudgets = {
  renders: 3_000,
  images: 1_500,
  reports: 60,
  /** Measurements that browsers send once per page view. */
  vitals: 1_500,
  hooks: 600,
  /** PDFs of certificates and the like, each of which keeps the upstream busy. */
  files: 60,
  /** Members' calls; each one goes upstream. */
  members: 300,
} as const;

/**
 * Submissions of each form, per client and minute: few people send forms, and each one goes upstream.
 * `RATE_LIMIT_SUBMISSIONS` replaces them all.
 */
const submissionBudgets = {
  contact: 10,
  "event-registration": 10,
  internship: 10,
  volunteer: 10,
  "club-registration": 10,
  /** Sign-up and settings of accounts, together. */
  account: 10,
} as const satisfies Record<FormName | "account", number>;

export type SubmissionBudget = keyof typeof submissionBudgets;
export type Budget = keyof typeof fixedBudgets | SubmissionBudget | "checks";

/** Budgets whose counts gateways share; the others protect each gateway's own CPU. */
export const sharedBudgets: ReadonlySet<string> = new Set([
  ...Object.keys(submissionBudgets),
  "checks",
]);

/** @param override a limit for all kinds of submissions */
export function limitsOf(override?: number): Record<Budget, number> {
  const submissions = Object.fromEntries(
    Object.entries(submissionBudgets).map(([name, limit]) => [name, override ?? limit]),
  ) as Record<SubmissionBudget, number>;
  // Duplicate checks: enough to fill in a form with some mistakes, too few to probe addresses.
  const checks = Math.max(1, Math.floor(submissions.internship / 2));
  return { ...fixedBudgets, ...submissions, checks };
}

/** All budgets, and the bucket in which log-ins and similar tries are counted. */
export const bucketNames = [...(Object.keys(limitsOf()) as Budget[]), "tries"] as const;
