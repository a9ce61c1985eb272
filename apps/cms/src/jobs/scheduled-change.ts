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

/** Of one job. */
export interface ScheduledChange {
  type: "publish" | "unpublish";
  doc?: { relationTo: CollectionSlug; value: string };
  global?: GlobalSlug;
  user: { relationTo: "users"; value: string };
  /** The account's name, which outlives it. */
  by: string;
  timezone: string;
  /** When, in ISO 8601: Payload forgets it of what failed. */
  at: string;
}

/** Four minutes in all, for a database that is away: later than that, people should hear of it. */
const RETRIES = { attempts: 4, backoff: { type: "exponential", delay: 15_000 } } as const;

/**
 * Replaces what Payload's task does: it gives up after the first failure, publishes again when it is run
 * again, and says "Not Found" of everything that isn't there.
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
      // Refused, and would be refused again.
      if (status !== undefined && status < 500) throw new JobCancelledError(message);
      throw error;
    }
    return { output: {} };
  };
  return config;
}

/** The rights are those that the account has by now. */
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
    // All of them have drafts.
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

/** Somebody did it by hand, or a process did that died before it could say so. */
async function isDone(
  status: "draft" | "published",
  find: (draft: boolean) => Promise<object>,
): Promise<boolean> {
  // Drafts newer than the published version are what is to be published.
  const doc: { _status?: string | null } = await find(status === "published");
  return doc._status === status;
}
