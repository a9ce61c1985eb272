import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatEventMoment, formatEventRange, formatOwnRange } from "./event-range.ts";
import { parseEventTime } from "./event-time.ts";

const at = (text: string, zone = "Asia/Kolkata") => parseEventTime(text, zone)!;
const NOW = at("2026-11-24 12:00");
const range = (start: string, end: string) =>
  formatEventRange(at(start), at(end), "Asia/Kolkata", NOW);

describe("a range", () => {
  test.each([
    ["2026-12-01 06:30", "2026-12-01 11:30", "Tue 1 Dec, 6:30–11:30 am IST"],
    ["2026-12-01 14:00", "2026-12-01 16:30", "Tue 1 Dec, 2–4:30 pm IST"],
    ["2026-12-01 10:30", "2026-12-01 16:00", "Tue 1 Dec, 10:30 am – 4 pm IST"],
    ["2026-12-01 09:00", "2026-12-01 12:00", "Tue 1 Dec, 9 am – noon IST"],
    ["2026-12-01 12:00", "2026-12-01 13:00", "Tue 1 Dec, noon – 1 pm IST"],
    ["2026-12-01 00:00", "2026-12-01 06:00", "Tue 1 Dec, 12–6 am IST"],
    ["2026-12-01 18:00", "2026-12-02 00:00", "Tue 1 Dec, 6 pm – midnight IST"],
    ["2026-12-01 18:00", "2026-12-02 02:00", "Tue 1 Dec, 6 pm – Wed 2 Dec, 2 am IST"],
    ["2026-11-30 09:00", "2026-12-03 17:00", "Mon 30 Nov, 9 am – Thu 3 Dec, 5 pm IST"],
    ["2026-12-30 09:00", "2027-01-02 17:00", "Wed 30 Dec 2026, 9 am – Sat 2 Jan 2027, 5 pm IST"],
    ["2026-12-31 20:00", "2027-01-01 00:00", "Thu 31 Dec, 8 pm – midnight IST"],
    ["2027-01-05 10:30", "2027-01-05 11:30", "Tue 5 Jan 2027, 10:30–11:30 am IST"],
    ["2027-01-05 10:30", "2027-01-06 11:30", "Tue 5 Jan, 10:30 am – Wed 6 Jan 2027, 11:30 am IST"],
    ["2026-12-01 00:00", "2026-12-02 00:00", "Tue 1 Dec"],
    ["2026-12-01", "2026-12-04", "Tue 1 Dec – Thu 3 Dec"],
    ["2025-12-01 10:00", "2026-12-01 10:00", "Mon 1 Dec 2025, 10 am – Tue 1 Dec 2026, 10 am IST"],
    ["2026-12-01 10:00", "2026-12-01 10:00", "Tue 1 Dec, 10 am IST"],
    ["2026-12-02 10:00", "2026-12-01 10:00", "Wed 2 Dec, 10 am IST"],
  ])("from %s to %s", (start, end, expected) => {
    expect(range(start, end)).toBe(expected);
  });

  test("shows its year where nobody knows when it is read", () => {
    expect(formatEventRange(at("2026-12-01 06:30"), at("2026-12-01 11:30"), "Asia/Kolkata")).toBe(
      "Tue 1 Dec 2026, 6:30–11:30 am IST",
    );
  });

  test("names both labels where the clocks change in between", () => {
    const zone = "America/New_York";
    const [start, end] = [at("2027-03-14 01:00", zone), at("2027-03-14 04:00", zone)];
    expect(formatEventRange(start, end, zone, start)).toBe("Sun 14 Mar, 1 am EST – 4 am EDT");
  });

  test("has times in a visitor's own zone, also from midnight to midnight", () => {
    const [start, end] = [at("2026-11-24 10:30"), at("2026-11-29 10:30")];
    expect(formatOwnRange(start, end, "America/New_York")).toBe(
      "Tue 24 Nov, 12 am – Sat 28 Nov 2026, midnight EST",
    );
    expect(formatOwnRange(end, end, "America/New_York")).toBe("Sun 29 Nov 2026, 12 am EST");
  });

  test("of any two moments begins with the day on which it starts", () => {
    const moment = fc.date({ min: NOW, max: at("2099-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const day = formatEventMoment(one, "Asia/Kolkata", one).split(",")[0]!;
        expect(formatEventRange(one, other, "Asia/Kolkata", NOW).startsWith(day)).toBe(true);
      }),
    );
  });
});

test("a moment is in the same words", () => {
  expect(formatEventMoment(at("2026-12-01 06:30"), "Asia/Kolkata", NOW)).toBe(
    "Tue 1 Dec, 6:30 am IST",
  );
  expect(formatEventMoment(at("2026-12-01 12:00"), "Asia/Kolkata")).toBe(
    "Tue 1 Dec 2026, noon IST",
  );
});
