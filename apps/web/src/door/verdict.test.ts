import { describe, expect, test } from "vitest";
import type { DoorPerson } from "@kdl/schemas/door/door";
import { type DoorData, emptyData, everybody, isFull, takenSeats, withScan } from "./door-data.ts";
import { decide, findByName } from "./verdict.ts";

const NOW = "2027-03-01T05:10:00.000Z";
const EARLIER = "2027-03-01T05:02:00.000Z";
const event = { slug: "x", name: "X", startsAt: EARLIER, endsAt: NOW, location: "" };

const person = (digest: string, more: Partial<DoorPerson> = {}): DoorPerson => ({
  digest,
  firstName: "Asha",
  initial: "R",
  state: "expected",
  checkedInAt: null,
  ...more,
});

function listOf(...people: DoorPerson[]): DoorData {
  const manifest = { event, device: "Door A", expiresAt: NOW, salt: "", capacity: 3, taken: 2 };
  return emptyData({ ...manifest, people, conflicts: [] }, NOW);
}

const scanned = (data: DoorData, action: "check-in" | "undo", at = NOW, digest = "a") =>
  withScan(data, { id: `${action}${at}`, at, action, digest }, "welcome");

describe("a ticket", () => {
  test("of somebody expected is welcome, and recorded", () => {
    expect(decide(listOf(person("a")), "a")).toEqual({
      verdict: { kind: "welcome", name: "Asha R.", digest: "a" },
      isRecorded: true,
    });
  });

  test("that this phone has just scanned counts as entered, and isn't recorded again", () => {
    const { verdict, isRecorded } = decide(scanned(listOf(person("a")), "check-in"), "a");
    expect(verdict).toMatchObject({ kind: "already", at: NOW, device: "Door A" });
    expect(isRecorded).toBe(false);
  });

  test("that came in at another door counts as entered, and the scan is recorded", () => {
    const inside = person("a", { state: "checked-in", checkedInAt: EARLIER });
    const { verdict, isRecorded } = decide(listOf(inside), "a");
    expect(verdict).toMatchObject({ kind: "already", at: EARLIER, device: null });
    expect(isRecorded).toBe(true);
    const known = { ...listOf(inside), devices: { a: "Door B" } };
    expect(decide(known, "a").verdict).toMatchObject({ device: "Door B" });
  });

  test("shows the time of the earliest entry", () => {
    const inside = person("a", { state: "checked-in", checkedInAt: EARLIER });
    const { verdict } = decide(scanned(listOf(inside), "check-in"), "a");
    expect(verdict).toMatchObject({ at: EARLIER });
  });

  test("that was undone is welcome again", () => {
    const data = scanned(scanned(listOf(person("a")), "check-in"), "undo");
    expect(decide(data, "a").verdict.kind).toBe("welcome");
    const inside = person("a", { state: "checked-in", checkedInAt: EARLIER });
    expect(decide(scanned(listOf(inside), "undo"), "a").verdict.kind).toBe("welcome");
  });

  test.each(["waiting", "cancelled"] as const)("of somebody %s doesn't let them in", (state) => {
    const { verdict, isRecorded } = decide(listOf(person("a", { state })), "a");
    expect([verdict.kind, isRecorded]).toEqual([state, false]);
  });

  test("that isn't on the list lets nobody in", () => {
    const { verdict, isRecorded } = decide(listOf(person("a")), "b");
    expect([verdict.kind, isRecorded]).toEqual(["unknown", false]);
  });
});

test("walk-ins that the server doesn't know yet take a seat", () => {
  const data = listOf(person("a"), person("b"));
  expect([takenSeats(data), isFull(data)]).toEqual([2, false]);
  const walkIn = { firstName: "R", lastName: "K", email: "r@example.org", overCapacity: false };
  const more = withScan(data, { id: "1", at: NOW, action: "walk-in", walkIn }, "welcome");
  expect([takenSeats(more), isFull(more)]).toEqual([3, true]);
  const unlimited = { ...more, manifest: { ...more.manifest, capacity: null } };
  expect(isFull(unlimited)).toBe(false);
});

test("names are found by the beginning of any word, regardless of case and accents", () => {
  const data = listOf(
    person("a", { firstName: "Zoë" }),
    person("b", { firstName: "Anna Maria", initial: "K" }),
    person("c", { firstName: "Annette", initial: "" }),
  );
  const found = (typed: string) =>
    findByName(everybody(data), typed).map(({ person: { digest } }) => digest);
  expect(found("zoe")).toEqual(["a"]);
  expect(found("ann")).toEqual(["b", "c"]);
  expect(found("maria k")).toEqual(["b"]);
  expect(found("K.")).toEqual(["b"]);
  expect(found("")).toEqual(["b", "c", "a"]);
  expect(found("oe")).toEqual([]);
});
