/** Reminds people with a seat of their event. */
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { startPeriodic } from "../../leases/start-periodic.ts";
import type { Event } from "../../payload-types.ts";
import { queueSend } from "../event-mails/queue-send.ts";
import { uniqueViolation } from "../unique-violation.ts";
import {
  dueReminder,
  type EventReminder,
  eventReminders,
  needsReminder,
} from "./event-reminders.ts";

const EVERY_MS = 10 * 60_000;
const FORGET_MS = 90 * 24 * 60 * 60_000;
const collection = "event-registrations";

interface Seated {
  id: string;
  receivedAt: string;
  seatedAt?: string | null;
}

/** Runs in one of the processes that share the database. */
export function startEventReminders(payload: Payload): void {
  startPeriodic(payload, "reminders", EVERY_MS, (signal) =>
    remindOfEvents(payload, new Date(), signal),
  );
}

/** A reminder that fails is logged, and doesn't stop the others from being sent. */
export async function remindOfEvents(
  payload: Payload,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const event of await eventsAhead(payload, now)) {
    const due = dueReminder(event, now);
    if (!due) continue;
    for (const registration of await notReminded(payload, event, due)) {
      if (signal?.aborted) return;
      try {
        await remind(payload, {
          registration,
          event: event.id,
          kind: due.kind,
          startsAt: event.startsAt,
        });
      } catch (error) {
        const line = { err: error, registration };
        payload.logger.error(line, "The reminder of an event was postponed");
      }
    }
  }
}

async function eventsAhead(payload: Payload, now: Date): Promise<Event[]> {
  const longest = Math.max(...eventReminders.map(({ beforeMs }) => beforeMs));
  const { docs } = await payload.find({
    collection: "events",
    where: {
      and: [
        { _status: { equals: "published" } },
        { publish: { equals: true } },
        { status: { equals: "scheduled" } },
        { startsAt: { greater_than: now.toISOString() } },
        { startsAt: { less_than_equal: new Date(now.getTime() + longest).toISOString() } },
      ],
    },
    sort: "startsAt",
    pagination: false,
    depth: 0,
  });
  return docs;
}

/** Registrations with a seat that haven't had this reminder for this start time. */
async function notReminded(
  payload: Payload,
  { id: event, startsAt }: Event,
  { kind, dueAt }: { kind: EventReminder; dueAt: Date },
): Promise<string[]> {
  const { docs } = await payload.db.find<Seated>({
    collection,
    where: {
      and: [
        { event: { equals: event } },
        { place: { equals: "seated" } },
        { quarantined: { equals: false } },
      ],
    },
    sort: "queuedAt",
    pagination: false,
    select: { receivedAt: true, seatedAt: true },
  });
  const { docs: sends } = await payload.db.find<{ registration: string }>({
    collection: "event-sends",
    where: {
      and: [
        { event: { equals: event } },
        { kind: { equals: kind } },
        { startsAt: { equals: startsAt } },
      ],
    },
    pagination: false,
    select: { registration: true },
  });
  const done = new Set(sends.map(({ registration }) => registration));
  return docs
    .filter(({ id, receivedAt, seatedAt }) => {
      return !done.has(id) && needsReminder(seatedAt ?? receivedAt, dueAt);
    })
    .map(({ id }) => id);
}

interface Send {
  registration: string;
  event: string;
  kind: EventReminder;
  startsAt: string;
}

/** Deletes the records of reminders for events that ended long ago. */
export async function forgetOldSends(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FORGET_MS).toISOString();
  await payload.db.deleteMany({
    collection: "event-sends",
    where: { startsAt: { less_than: before } },
  });
}

/** The row and the job are stored together. Of several processes, one succeeds. */
async function remind(payload: Payload, send: Send): Promise<void> {
  const { registration, kind, startsAt } = send;
  const key = `${registration}|${kind}|${startsAt}`;
  try {
    await inTransaction(payload, async (req) => {
      await queueSend(req, { ...send, key });
    });
  } catch (error) {
    if (uniqueViolation(error) !== "key") throw error;
  }
}
