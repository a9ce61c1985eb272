import type { Payload, Where } from "payload";
import { leaseTime, withLease } from "../leases/lease.ts";
import { mailLease } from "./mail-lease.ts";
import { type Runner, startRunner } from "../lifecycle/runner.ts";

const EVERY_MS = 15_000;
const AT_ONCE = 5;
const FORGET_FAILED_MS = 7 * 24 * 60 * 60_000;

const slug = "payload-jobs";

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Sends queued mail on start and whenever something is queued, until it is stopped. */
export function startMailRunner(payload: Payload): Runner {
  async function round(signal: AbortSignal): Promise<void> {
    try {
      await runAbandonedMail(payload, signal);
      await runDueMail(payload, signal);
    } catch (error) {
      // The database is busy or unavailable; the next round tries again.
      payload.logger.warn({ err: error }, "Mail was postponed");
    }
  }
  return startRunner("mail", round, EVERY_MS);
}

/** Sends everything that is due, a few messages at a time. */
export async function runDueMail(payload: Payload, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await find(payload, isDue());
    const taken = await Promise.all(ids.map((id) => !signal?.aborted && take(payload, id, isDue)));
    // Other processes have claimed all of them.
    if (!taken.includes(true)) return;
  }
}

/**
 * Sends mail that was started but never finished, because the process died or lost its database. The lease
 * shows whether it died; mail that has just been started needn't be checked.
 */
export async function runAbandonedMail(payload: Payload, signal?: AbortSignal): Promise<void> {
  const isOld = { updatedAt: { less_than_equal: before(leaseTime.ms) } };
  const ids = await find(payload, { and: [isBegun(), isOld] });
  await Promise.all(ids.map((id) => !signal?.aborted && take(payload, id, isBegun)));
}

const unfinished: Where = {
  and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }],
};

const isBegun = (): Where => ({ and: [unfinished, { processing: { equals: true } }] });

/** Payload's own rule for due jobs. */
const isDue = (): Where => ({
  and: [
    unfinished,
    { processing: { equals: false } },
    {
      or: [
        { waitUntil: { exists: false } },
        { waitUntil: { less_than: new Date().toISOString() } },
      ],
    },
  ],
});

/** The oldest jobs that match. */
async function find(payload: Payload, where: Where): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slug,
    where,
    sort: "createdAt",
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id }) => String(id));
}

/**
 * Claims a job and runs it. Payload's own runner reads first and marks afterwards, so that two processes
 * could send the same message; here the lease decides.
 *
 * @param rule checked again, since the job may have been done or postponed between being found and being
 * claimed
 * @returns whether it was claimed
 */
const take = (payload: Payload, id: string, rule: () => Where): Promise<boolean> =>
  withLease(payload, mailLease(id), async () => {
    const [found] = await find(payload, { and: [{ id: { equals: id } }, rule()] });
    if (found) await payload.jobs.runByID({ id, silent: true });
  });

/** Requeues interrupted mail. Call it only when no other process can be sending it. */
export async function requeueInterruptedMail(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: slug,
    where: { processing: { equals: true } },
    data: { processing: false },
    returning: false,
  });
}

/**
 * Deletes jobs that failed for good long ago, since their outcome is recorded on the submission, and
 * finished jobs whose process died before it could delete them.
 */
export async function forgetOldMail(payload: Payload): Promise<void> {
  const hasFailed = {
    and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before(FORGET_FAILED_MS) } }],
  };
  await payload.db.deleteMany({
    collection: slug,
    where: { or: [hasFailed, { completedAt: { exists: true } }] },
  });
}
