import { expect, test } from "vitest";
import {
  effectiveEnd,
  mayChangePlace,
  offerEnd,
  openPlaces,
  places,
  seatTaking,
} from "./places.ts";

const now = new Date("2030-01-05T06:00:00.000Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const event = { startsAt: inHours(100), status: "scheduled", isOpen: true } as const;

test.each([
  ["lasts a day", 100, 24],
  ["ends two hours before the event", 20, 18],
  ["lasts an hour at least", 3, 1],
])("an offer %s", (_, startsIn, endsIn) => {
  const end = offerEnd({ ...event, startsAt: inHours(startsIn) }, now);
  expect(end?.toISOString()).toBe(inHours(endsIn));
});

test.each([
  ["is about to start", { startsAt: inHours(2.9) }],
  ["has begun", { startsAt: inHours(-1) }],
  ["is cancelled", { status: "cancelled" }],
  ["is postponed", { status: "postponed" }],
  ["is closed", { isOpen: false }],
] as const)("no seat is offered when the event %s", (_, more) => {
  expect(offerEnd({ ...event, ...more }, now)).toBeNull();
});

test("an event that is moved ahead shortens its offers", () => {
  expect(effectiveEnd(inHours(24), inHours(100)).toISOString()).toBe(inHours(24));
  expect(effectiveEnd(inHours(24), inHours(10)).toISOString()).toBe(inHours(8));
});

test("staff seat people who wait, are offered a seat or missed it, and cancel", () => {
  const all = places.flatMap((from) =>
    places.filter((to) => mayChangePlace("staff", from, to)).map((to) => `${from} ${to}`),
  );
  expect(all).toEqual([
    "seated cancelled",
    "waiting seated",
    "waiting cancelled",
    "offered seated",
    "offered cancelled",
    "lapsed seated",
  ]);
});

test("final places stay final, and people can't give themselves a seat", () => {
  const all = places.flatMap((from) =>
    places.filter((to) => mayChangePlace("participant", from, to)).map((to) => `${from} ${to}`),
  );
  expect(all).toEqual([
    "seated cancelled",
    "waiting cancelled",
    "offered seated",
    "offered cancelled",
  ]);
  expect(seatTaking.every((place) => openPlaces.includes(place))).toBe(true);
});
