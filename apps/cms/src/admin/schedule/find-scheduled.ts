import type { Payload } from "payload";
import { SCHEDULE_TASK, type ScheduledChange } from "../../jobs/scheduled-change.ts";
import { keyOf, readTargets, type Target } from "./read-targets.ts";

export interface Scheduled {
  id: string;
  type: ScheduledChange["type"];
  at: Date;
  by: string;
  /** What changes, and its address in the admin. */
  title: string;
  path: string;
  /** Whether it has changes that visitors don't see. */
  isDraft: boolean;
  /** Why it didn't happen; `null` while it may. */
  failure: string | null;
}

interface Job {
  id: string;
  input: ScheduledChange;
  updatedAt: string;
  hasError?: boolean | null;
  error?: { message?: string } | null;
}

const AT_MOST = 50;

/** Scheduled changes, the next one first; before them, those that failed and that nobody has dealt with. */
export async function findScheduled(payload: Payload): Promise<Scheduled[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: SCHEDULE_TASK }, completedAt: { exists: false } },
    sort: "waitUntil",
    limit: AT_MOST,
    pagination: false,
    depth: 0,
  });
  const jobs = docs as unknown as Job[];
  const targets = await readTargets(
    payload,
    jobs.map(({ input }) => input),
  );
  return jobs.flatMap((job) => describe(job, targets.get(keyOf(job.input))) ?? []);
}

function describe(job: Job, target: Target | undefined): Scheduled | null {
  const hasFailed = job.hasError === true;
  // Somebody has saved it since: what failed is done, or isn't wanted any more.
  if (!target || (hasFailed && target.savedAt > job.updatedAt)) return null;
  const { title, path, isDraft } = target;
  return {
    id: job.id,
    type: job.input.type,
    at: new Date(job.input.at),
    by: job.input.by,
    title,
    path,
    isDraft,
    failure: hasFailed ? (job.error?.message ?? "It failed.") : null,
  };
}
