import { expect, test } from "vitest";
import { momentToIso } from "./moments.ts";

test("counts days and hours in the site's zone", () => {
  // 21:00 UTC is already the next day in Kolkata.
  const now = new Date("2027-01-05T21:00:00Z");
  expect(momentToIso({ day: 0, time: "10:30" }, now, "Asia/Kolkata")).toBe(
    "2027-01-06T05:00:00.000Z",
  );
  expect(momentToIso({ day: -6, time: "00:00" }, now, "Asia/Kolkata")).toBe(
    "2026-12-30T18:30:00.000Z",
  );
});

test("keeps the hour across a change of daylight-saving time", () => {
  const now = new Date("2027-03-13T12:00:00Z");
  expect(momentToIso({ day: 0, time: "10:00" }, now, "America/New_York")).toBe(
    "2027-03-13T15:00:00.000Z",
  );
  expect(momentToIso({ day: 1, time: "10:00" }, now, "America/New_York")).toBe(
    "2027-03-14T14:00:00.000Z",
  );
});
