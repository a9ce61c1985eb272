/** Reminds applicants and mentors of their interview a day in advance. */
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import type { Interview } from "../../interviews/interview.ts";
import { startPeriodic } from "../../leases/start-periodic.ts";
import { queueInterviewMail } from "../../mail/queue-interview-mail.ts";

const DAY_MS = 24 * 60 * 60_000;
const EVERY_MS = 10 * 60_000;
/** Interviews that one round handles; the next one follows in minutes. */
const BATCH = 500;
const collection = "interviews";

/** Runs in only one of the processes that share the database. */
export function startInterviewReminders(payload: Payload): void {
  startPeriodic(payload, "interviews", EVERY_MS, (signal) =>
    remindOfInterviews(payload, new Date(), signal),
  );
}

/** An interview that fails is logged, and doesn't keep the others from being handled. */
export async function remindOfInterviews(
  payload: Payload,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const interview of await dueInterviews(payload, now)) {
    if (signal?.aborted) return;
    try {
      await remind(payload, interview);
    } catch (error) {
      const line = { err: error, interview: interview.id };
      payload.logger.error(line, "The reminder of an interview was postponed");
    }
  }
}

async function dueInterviews(payload: Payload, now: Date): Promise<Interview[]> {
  const { docs } = await payload.db.find<Interview>({
    collection,
    where: {
      and: [
        { state: { equals: "booked" } },
        { startsAt: { greater_than: now.toISOString() } },
        { startsAt: { less_than_equal: new Date(now.getTime() + DAY_MS).toISOString() } },
      ],
    },
    sort: "startsAt",
    limit: BATCH,
    pagination: false,
  });
  return docs.filter(isDue);
}

/** An interview that was booked less than a day in advance needs no reminder. */
const isDue = ({ startsAt, bookedAt, reminded }: Interview): boolean =>
  reminded !== startsAt && Date.parse(bookedAt ?? "") <= Date.parse(startsAt ?? "") - DAY_MS;

async function remind(payload: Payload, { id, startsAt }: Interview): Promise<void> {
  await inTransaction(payload, async (req) => {
    // Only one of several processes succeeds; the others wait until its transaction ends.
    const claimed = await payload.db.updateOne({
      collection,
      where: {
        and: [
          { id: { equals: id } },
          { state: { equals: "booked" } },
          { startsAt: { equals: startsAt } },
          { or: [{ reminded: { exists: false } }, { reminded: { not_equals: startsAt } }] },
        ],
      },
      data: { reminded: startsAt },
      options: { atomic: true },
      req,
    });
    if (!claimed) return;
    await queueInterviewMail(req, id, ["interview-reminder", "interview-reminder-mentor"]);
  });
}
