import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatEventTime, parseEventTime, zoneLabel } from "./event-time.ts";

const iso = (text: string, zone = "Asia/Kolkata") => parseEventTime(text, zone)?.toISOString();

describe("reading", () => {
  test.each([
    ["2027-01-05 10:30:00", "2027-01-05T05:00:00.000Z"],
    ["2027-01-05T10:30", "2027-01-05T05:00:00.000Z"],
    [" 2027-01-05 10:30:00.000 ", "2027-01-05T05:00:00.000Z"],
    ["2027-01-05", "2027-01-04T18:30:00.000Z"],
    ["2027-01-05T10:30:00Z", "2027-01-05T10:30:00.000Z"],
    ["2027-01-05 10:30:00+05:30", "2027-01-05T05:00:00.000Z"],
    ["2027-01-05T10:30:00-0800", "2027-01-05T18:30:00.000Z"],
    ["2028-02-29 00:00:00", "2028-02-28T18:30:00.000Z"],
  ])("%s", (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each([
    "",
    "soon",
    "05/01/2027",
    "2027-13-01",
    "2027-02-29",
    "2027-02-31 10:00:00",
    "2027-01-05 25:00:00",
    "2027-01-05 24:00:00",
    "2027-01-05 10:61:00",
    "2027-01-05 10:30:75",
    "2027-00-10",
    "0000-00-00 00:00:00",
    "2027-01-05T99:00:00Z",
  ])("%j is no date", (text) => {
    expect(parseEventTime(text, "Asia/Kolkata")).toBeNull();
  });

  test("local times next to a change of daylight-saving time", () => {
    expect(iso("2027-03-14 01:59:00", "America/New_York")).toBe("2027-03-14T06:59:00.000Z");
    expect(iso("2027-03-14 03:00:00", "America/New_York")).toBe("2027-03-14T07:00:00.000Z");
    expect(iso("2027-11-07 03:00:00", "America/New_York")).toBe("2027-11-07T08:00:00.000Z");
  });

  test("a local time is the one that is shown, in any zone without daylight-saving time", () => {
    const zones = fc.constantFrom("Asia/Kolkata", "UTC", "Asia/Kathmandu", "Pacific/Kiritimati");
    const moments = fc.date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2099-12-31T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, moments, (timeZone, moment) => {
        const local = moment.toISOString().slice(0, 16).replace("T", " ");
        const read = parseEventTime(local, timeZone);
        const shown = read && formatEventTime(read, timeZone).replace(/ \S+$/, "");
        const expected = formatEventTime(new Date(`${local.replace(" ", "T")}Z`), "UTC");
        expect(`${shown} UTC`).toBe(expected);
      }),
    );
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseEventTime(text, "Asia/Kolkata")).toSatisfy(
          (date: Date | null) => date === null || !Number.isNaN(date.getTime()),
        );
      }),
    );
  });
});

describe("showing", () => {
  test("US English, short month, 12-hour time, with the zone", () => {
    const moment = new Date("2027-01-05T05:00:00Z");
    expect(formatEventTime(moment, "Asia/Kolkata")).toBe("Jan 5, 2027, 10:30 AM IST");
    expect(formatEventTime(moment, "America/New_York")).toBe("Jan 5, 2027, 12:00 AM EST");
  });

  test("a zone's label may change with the season, or have no name", () => {
    expect(zoneLabel(new Date("2027-07-01T00:00:00Z"), "America/New_York")).toBe("EDT");
    expect(zoneLabel(new Date("2027-07-01T00:00:00Z"), "Asia/Kathmandu")).toBe("GMT+5:45");
  });
});
