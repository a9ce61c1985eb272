import { describe, expect, test } from "vitest";
import { eventWire, phaseOf, registrationRefusal } from "./events.ts";
import { registrationClosed } from "../messages.ts";

const now = new Date("2027-01-05T12:00:00Z");
const at = (time: string) => `2027-01-05T${time}.000Z`;
const event = {
  startsAt: at("13:00:00"),
  endsAt: at("14:00:00"),
  status: "scheduled",
  registrationEnabled: true,
  seatsLeft: null,
  waitlist: false,
} as const;

describe("phase", () => {
  test.each([
    ["upcoming", "12:00:01", "13:00:00"],
    ["ongoing", "12:00:00", "13:00:00"],
    ["ongoing", "11:00:00", "12:00:00"],
    ["past", "10:00:00", "11:59:59"],
  ])("%s from %s to %s", (phase, start, end) => {
    expect(phaseOf({ startsAt: at(start), endsAt: at(end) }, now)).toBe(phase);
  });
});

describe("registration", () => {
  test("is open for an event to come or under way, with or without a count of seats", () => {
    expect(registrationRefusal(event, now)).toBeNull();
    expect(registrationRefusal({ ...event, seatsLeft: 1 }, now)).toBeNull();
    expect(registrationRefusal({ ...event, startsAt: at("11:00:00") }, now)).toBeNull();
    expect(registrationRefusal({ ...event, status: "postponed" }, now)).toBeNull();
  });

  test("is refused with the reason", () => {
    const past = { startsAt: at("09:00:00"), endsAt: at("10:00:00") };
    expect(registrationRefusal({ ...event, ...past }, now)).toBe(registrationClosed.over);
    expect(registrationRefusal({ ...event, status: "cancelled" }, now)).toBe(
      registrationClosed.cancelled,
    );
    expect(registrationRefusal({ ...event, registrationEnabled: false }, now)).toBe(
      registrationClosed.closed,
    );
    expect(registrationRefusal({ ...event, seatsLeft: 0 }, now)).toBe(registrationClosed.full);
    expect(registrationRefusal({ ...event, seatsLeft: 0, waitlist: true }, now)).toBeNull();
  });
});

describe("the wire", () => {
  const wire = {
    id: 4,
    slug: "open-day",
    name: "Open Day",
    start_date_and_time: "2027-01-05 10:30:00",
    end_date_and_time: "2027-01-05T12:00:00+05:30",
  };

  test("reads dates in the site's zone and PHP's numbers", () => {
    const php = { ...wire, publish: "1", registration_button: 1, seats_left: "3", status: "odd" };
    expect(eventWire("Asia/Kolkata").parse(php)).toMatchObject({
      id: "4",
      startsAt: "2027-01-05T05:00:00.000Z",
      endsAt: "2027-01-05T06:30:00.000Z",
      published: true,
      registrationEnabled: true,
      seatsLeft: 3,
      capacity: null,
      status: "scheduled",
    });
  });

  test("hides what doesn't say that it is published", () => {
    expect(eventWire("UTC").parse(wire).published).toBe(false);
  });

  test("refuses an event without a date", () => {
    expect(eventWire("UTC").safeParse({ ...wire, start_date_and_time: "soon" }).success).toBe(
      false,
    );
  });
});
