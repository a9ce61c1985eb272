import { expect, test } from "vitest";
import { dueReminder, needsReminder } from "./event-reminders.ts";

const HOUR_MS = 60 * 60_000;
const now = new Date("2030-01-05T06:00:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
const event = { remindWeek: true, remindDay: true };

test.each([
  [200, null],
  [168, "week"],
  [25, "week"],
  [24, "day"],
  [1, "day"],
  [0, null],
  [-1, null],
])("%i hours before the event: %s", (hours, kind) => {
  expect(dueReminder({ ...event, startsAt: inHours(hours) }, now)?.kind ?? null).toBe(kind);
});

test("editors choose", () => {
  const startsAt = inHours(12);
  expect(dueReminder({ startsAt, remindWeek: true, remindDay: false }, now)?.kind).toBe("week");
  expect(dueReminder({ startsAt, remindWeek: false, remindDay: false }, now)).toBeNull();
});

test("nobody is reminded within a day of getting the seat", () => {
  const dueAt = now;
  expect(needsReminder(inHours(-24), dueAt)).toBe(true);
  expect(needsReminder(inHours(-23.9), dueAt)).toBe(false);
});
