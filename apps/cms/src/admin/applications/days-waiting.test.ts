import { expect, test } from "vitest";
import { daysWaiting, waitingText } from "./days-waiting.ts";

const now = Date.parse("2026-11-23T12:00:00.000Z");

test.each([
  ["received", "2026-11-23T11:00:00.000Z", 0, "Today"],
  ["screening", "2026-11-22T12:00:00.000Z", 1, "1 day"],
  ["interview", "2026-11-13T12:00:01.000Z", 9, "9 days"],
  // The reader's clock is slow.
  ["received", "2026-11-24T12:00:00.000Z", 0, "Today"],
  ["shortlisted", "2026-01-01T00:00:00.000Z", null, ""],
  ["withdrawn", "2026-01-01T00:00:00.000Z", null, ""],
] as const)("%s since %s", (stage, receivedAt, days, text) => {
  expect(daysWaiting(stage, receivedAt, now)).toBe(days);
  expect(waitingText(stage, receivedAt, now)).toBe(text);
});
