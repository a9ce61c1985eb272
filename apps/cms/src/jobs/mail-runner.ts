import type { Payload } from "payload";
import { type Runner, startRunner } from "./runner.ts";

const EVERY_MS = 15_000;
const AT_ONCE = 5;
/** Longer than any message takes: whoever held such a job has died. */
const ABANDONED_MS = 10 * 60_000;
const FORGET_FAILED_MS = 7 * 24 * 60 * 60_000;

const slug = "payload-jobs";

const before = (ms: number) => new Date(Date.now() - ms).toISOString();

/** Sends what is due, now and whenever something is queued, until it is stopped. */
export function startMailRunner(payload: Payload): Runner {
  async function round(signal: AbortSignal): Promise<void> {
    try {
      await releaseAbandoned(payload, ABANDONED_MS);
      await runDueMail(payload, signal);
    } catch (error) {
      // A database that is busy or gone: the next round comes in any case.
      payload.logger.warn({ err: error }, "Mail has to wait");
    }
  }
  return startRunner("mail", round, EVERY_MS);
}

/** Sends everything that is due, a few messages at a time. */
export async function runDueMail(payload: Payload, signal?: AbortSignal): Promise<void> {
  for (let ids = await due(payload); ids.length > 0; ids = await due(payload)) {
    const ran = await Promise.all(ids.map((id) => !signal?.aborted && take(payload, id)));
    if (!ran.includes(true)) return;
  }
}

/** Jobs whose time has come; Payload's own rule, without taking them yet. */
async function due(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: slug,
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { processing: { equals: false } },
        {
          or: [
            { waitUntil: { exists: false } },
            { waitUntil: { less_than: new Date().toISOString() } },
          ],
        },
      ],
    },
    sort: "createdAt",
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
  });
  return docs.map(({ id }) => String(id));
}

/**
 * Takes a job and runs it. Payload's own runner reads first and marks afterwards, so that two of them
 * could send the same message; here the database decides who has it.
 */
async function take(payload: Payload, id: string): Promise<boolean> {
  const taken = await payload.db.updateOne({
    collection: slug,
    where: { and: [{ id: { equals: id } }, { processing: { equals: false } }] },
    data: { processing: true, updatedAt: new Date().toISOString() },
    options: { atomic: true },
  });
  if (!taken) return false;
  await payload.jobs.runByID({ id, silent: true });
  return true;
}

/**
 * Gives back jobs that were begun and never ended, because the process died, and forgets those that
 * failed for good long ago: what became of them stands on the submission.
 *
 * @param olderThanMs how long a job must have been in work
 */
export async function releaseAbandoned(payload: Payload, olderThanMs: number): Promise<void> {
  await payload.db.updateMany({
    collection: slug,
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than_equal: before(olderThanMs) } },
      ],
    },
    data: { processing: false },
    returning: false,
  });
  await payload.db.deleteMany({
    collection: slug,
    where: {
      and: [{ hasError: { equals: true } }, { updatedAt: { less_than: before(FORGET_FAILED_MS) } }],
    },
  });
}
