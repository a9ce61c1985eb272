import { safeHtml } from "@kdl/schemas/content/safe-html";
import type { Event } from "@kdl/schemas/content/events";
import { describe, expect, test } from "vitest";
import { toEventCard, toEventList } from "./event-cards.ts";

const moment = { now: new Date("2027-01-05T12:00:00Z"), timeZone: "Asia/Kolkata" };

function event(slug: string, startsAt: string, endsAt: string, rest: Partial<Event> = {}): Event {
  return {
    id: slug,
    slug,
    name: slug,
    type: "Online",
    banner: null,
    startsAt: `${startsAt}T00:00:00.000Z`,
    endsAt: `${endsAt}T00:00:00.000Z`,
    shortDescription: safeHtml.parse(""),
    longDescription: safeHtml.parse(""),
    location: "",
    published: true,
    registrationEnabled: true,
    capacity: null,
    seatsLeft: null,
    waitlist: false,
    bring: "",
    status: "scheduled",
    updatedAt: "",
    ...rest,
  };
}

const card = (rest: Partial<Event>) =>
  toEventCard(event("a", "2027-02-01", "2027-02-02", rest), moment);

test("ongoing events come first, then the soonest, then what was last", () => {
  const list = toEventList(
    [
      event("past-old", "2026-01-01", "2026-01-02"),
      event("later", "2027-03-01", "2027-03-02"),
      event("past-new", "2026-12-01", "2026-12-02"),
      event("soon", "2027-01-06", "2027-01-07"),
      event("ongoing-late", "2027-01-05", "2027-01-09"),
      event("ongoing", "2027-01-01", "2027-01-10"),
      event("hidden", "2027-01-01", "2027-01-10", { published: false }),
    ],
    moment,
  );
  expect(list.map(({ slug, phase }) => `${slug}: ${phase}`)).toEqual([
    "ongoing: ongoing",
    "ongoing-late: ongoing",
    "soon: upcoming",
    "later: upcoming",
    "past-new: past",
    "past-old: past",
  ]);
});

describe("a card", () => {
  test("shows times in the site's zone, and the year where it isn't this one", () => {
    expect(card({}).whenText).toBe("Mon 1 Feb, 5:30 am – Tue 2 Feb, 5:30 am IST");
    const past = event("past", "2026-12-01", "2026-12-02");
    expect(toEventCard(past, moment).whenText).toBe(
      "Tue 1 Dec, 5:30 am – Wed 2 Dec 2026, 5:30 am IST",
    );
  });

  test("offers details where there are any, and registration where it is open", () => {
    expect(card({})).toMatchObject({ hasDetails: false, registrationOpen: true });
    expect(card({ longDescription: safeHtml.parse("<p>x</p>") }).hasDetails).toBe(true);
    expect(card({ seatsLeft: 0 }).registrationOpen).toBe(false);
    const full = { seatsLeft: 0, waitlist: true };
    expect(card(full)).toMatchObject({ registrationOpen: true, joinsWaitlist: true });
    expect(card({ seatsLeft: 1, waitlist: true }).joinsWaitlist).toBe(false);
    expect(card({ status: "cancelled" }).registrationOpen).toBe(false);
    expect(card({ registrationEnabled: false }).registrationOpen).toBe(false);
  });

  test("has nothing that only an event's own page shows", () => {
    expect(card({ location: "Hall" })).not.toHaveProperty("location");
    expect(card({})).not.toHaveProperty("startsText");
  });
});
