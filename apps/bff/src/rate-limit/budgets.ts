/**
 * Requests that cost something, per client and minute. Generous, since a whole college may sit behind
 * one address; what is answered out of a cache isn't counted.
 */
export const fixedBudgets = {
  renders: 3_000,
  images: 1_500,
  reports: 60,
  /** Figures that browsers send once for each page view. */
  vitals: 1_500,
  hooks: 600,
  /** What members do; each goes upstream. */
  members: 300,
} as const;

/** Few people send forms, and each form that is sent goes upstream. */
export const submissionBudgets = (perMinute: number) => ({
  submissions: perMinute,
  /** Asks about persons: enough for a fill with some mistakes, too few to try out addresses. */
  checks: Math.max(1, Math.floor(perMinute / 2)),
});

export type Budget = keyof typeof fixedBudgets | keyof ReturnType<typeof submissionBudgets>;

/** All of them, and what log-ins and their like are counted in. */
export const bucketNames = [
  ...(Object.keys(fixedBudgets) as Budget[]),
  ...(Object.keys(submissionBudgets(1)) as Budget[]),
  "tries",
] as const;
