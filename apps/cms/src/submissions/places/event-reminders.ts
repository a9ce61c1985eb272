import type { Event } from "../../payload-types.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Reminders of an event, earliest first. Editors choose among them. */
export const eventReminders = [
  { value: "week", field: "remindWeek", label: "Remind a week before", beforeMs: 7 * DAY_MS },
  { value: "day", field: "remindDay", label: "Remind a day before", beforeMs: DAY_MS },
] as const;
export type EventReminder = (typeof eventReminders)[number]["value"];

/** People aren't reminded this soon after getting a seat: the mail about the seat says the same. */
const AFTER_SEAT_MS = DAY_MS;

/** The reminder that is due, or the latest of several; `null` if none is, or once the event has begun. */
export function dueReminder(
  event: Pick<Event, "startsAt" | "remindWeek" | "remindDay">,
  now: Date,
): { kind: EventReminder; dueAt: Date } | null {
  const start = Date.parse(event.startsAt);
  if (start <= now.getTime()) return null;
  const due = eventReminders.findLast(
    ({ field, beforeMs }) => event[field] === true && start - beforeMs <= now.getTime(),
  );
  return due ? { kind: due.value, dueAt: new Date(start - due.beforeMs) } : null;
}

/** Whether somebody who got a seat at this time is reminded. */
export const needsReminder = (seatedAt: string, dueAt: Date): boolean =>
  Date.parse(seatedAt) <= dueAt.getTime() - AFTER_SEAT_MS;
