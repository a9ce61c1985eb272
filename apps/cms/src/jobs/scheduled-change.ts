/** Publishing and unpublishing at a time that an editor has set. */
import {
  type CollectionSlug,
  type GlobalSlug,
  JobCancelledError,
  type Payload,
  type SanitizedConfig,
} from "payload";
import type { User } from "../payload-types.ts";

/** Payload's name of the task. */
export const SCHEDULE_TASK = "schedulePublish";

/** Input of one job. */
export interface ScheduledChange {
  type: "publish" | "unpublish";
  doc?: { relationTo: CollectionSlug; value: string };
  global?: GlobalSlug;
  user: { relationTo: "users"; value: string };
  /** The account's name, which outlives it. */
  by: string;
  timezone: string;
  /** Scheduled time in ISO 8601; Payload doesn't keep it for failed jobs. */
  at: string;
}

/** Four minutes in all, in case the database is unavailable; after that, staff should be told. */
const RETRIES = { attempts: 4, backoff: { type: "exponential", delay: 15_000 } } as const;

/**
 * Replaces the handler of Payload's task, which gives up after the first failure, publishes again on a
 * second run, and says "Not Found" about anything that is missing.
 */
export function withOwnSchedule(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === SCHEDULE_TASK);
  if (!task) throw new Error("Nothing has a schedule.");
  task.label = "Publish or unpublish";
  task.retries = RETRIES;
  task.handler = async ({ input, req }: { input: object; req: { payload: Payload } }) => {
    try {
      await applyChange(req.payload, input as ScheduledChange);
    } catch (error) {
      const { status, message } = error as { status?: number; message: string };
      // It would be refused again, so don't retry.
      if (status !== undefined && status < 500) throw new JobCancelledError(message);
      throw error;
    }
    return { output: {} };
  };
  return config;
}

/** Applies the change with the permissions that the account has now. */
async function applyChange(payload: Payload, change: ScheduledChange): Promise<void> {
  const status = change.type === "publish" ? "published" : "draft";
  const user = await accountOf(payload, change);
  const options = {
    data: { _status: status },
    depth: 0,
    overrideAccess: false,
    user,
    context: { scheduled: true },
  } as const;
  if (change.global) {
    if (await isDone(status, (draft) => payload.findGlobal({ slug: change.global!, draft })))
      return;
    // All globals that can be scheduled have drafts.
    await payload.updateGlobal({ ...options, slug: change.global as "home" });
    return;
  }
  const { relationTo: collection, value: id } = change.doc!;
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } } });
  if (totalDocs === 0) throw new JobCancelledError("It is in the trash, or was deleted.");
  const find = (draft: boolean) => payload.findByID({ collection, id, draft, depth: 0 });
  if (await isDone(status, find)) return;
  await payload.update({ ...options, collection, id });
}

async function accountOf(payload: Payload, { user, by }: ScheduledChange): Promise<User> {
  const account = await payload.findByID({
    collection: "users",
    id: user.value,
    depth: 0,
    disableErrors: true,
  });
  if (!account) throw new JobCancelledError(`The account of ${by} was removed.`);
  return { ...account, collection: "users" };
}

/** Whether somebody has done it by hand, or a process did it and died before recording it. */
async function isDone(
  status: "draft" | "published",
  find: (draft: boolean) => Promise<object>,
): Promise<boolean> {
  // When publishing, drafts newer than the published version still have to be published.
  const doc: { _status?: string | null } = await find(status === "published");
  return doc._status === status;
}
