import { expect, test } from "vitest";
import { createUploadSlots, type UploadSlots } from "./upload-slots.ts";

const KB = 1_000;
let clock = 0;
const slotsOf = (atOnce: number, perClient = atOnce) =>
  createUploadSlots({ atOnce, perClient, now: () => clock });

/** Takes a slot; the name is added to `shed` when the upload has to make room. */
function upload(slots: UploadSlots, name: string, address: string, rate: number | null) {
  return slots.take(address, { rate: () => rate, shed: () => shed.push(name) });
}
let shed: string[] = [];

function begin(atOnce: number, perClient?: number): UploadSlots {
  [shed, clock] = [[], 0];
  return slotsOf(atOnce, perClient);
}

test("no upload has to make room while slots are free", () => {
  const slots = begin(2);
  const giveBack = upload(slots, "a", "192.0.2.1", 1);
  upload(slots, "b", "192.0.2.1", 1);
  giveBack?.();
  clock = 5_000;
  upload(slots, "c", "192.0.2.2", 1);
  expect(shed).toEqual([]);
  expect(slots.inUse()).toBe(2);
});

test("the slowest makes room", () => {
  const slots = begin(3);
  upload(slots, "edge", "192.0.2.1", 8 * KB);
  upload(slots, "dribble", "198.51.100.1", 300);
  upload(slots, "fibre", "203.0.113.1", 900 * KB);
  clock = 5_000;
  upload(slots, "new", "203.0.114.1", 0);
  expect(shed).toEqual(["dribble"]);
});

test.each([
  ["/24", "198.51.100.1", "198.51.100.77"],
  ["/48", "2001:db8:1:1::1", "2001:db8:1:ffff::9"],
  ["IPv4 in IPv6", "::ffff:198.51.100.1", "198.51.100.2"],
])("uploads count as slower the more of them their network (%s) has", (_title, one, other) => {
  const slots = begin(3);
  upload(slots, "edge", "192.0.2.1", 8 * KB);
  upload(slots, "first", one, 12 * KB);
  upload(slots, "second", other, 14 * KB);
  clock = 5_000;
  upload(slots, "new", "203.0.114.1", 0);
  expect(shed).toEqual(["first"]);
});

test("a newcomer has a second to show its rate", () => {
  const slots = begin(2);
  upload(slots, "slow", "192.0.2.1", 20 * KB);
  clock = 5_000;
  upload(slots, "new", "203.0.113.1", 0);
  upload(slots, "next", "203.0.114.1", 0);
  clock = 6_000;
  upload(slots, "last", "203.0.115.1", 0);
  expect(shed).toEqual(["slow", "new"]);
});

test("among newcomers only, the first makes room", () => {
  const slots = begin(2);
  for (const name of ["a", "b", "c", "d"]) upload(slots, name, `203.0.${name.charCodeAt(0)}.1`, 0);
  expect(shed).toEqual(["a", "b"]);
});

test("a client that has used up its share makes room itself", () => {
  const slots = begin(9, 2);
  upload(slots, "other", "198.51.100.1", 1);
  upload(slots, "fast", "2001:db8::1", 90 * KB);
  upload(slots, "slow", "2001:db8::2", 9 * KB);
  clock = 5_000;
  upload(slots, "new", "2001:db8::3", 0);
  expect(shed).toEqual(["slow"]);
});

test("a slot that waits for the upstream can't be taken away", () => {
  const slots = begin(2);
  upload(slots, "a", "192.0.2.1", null);
  upload(slots, "b", "192.0.2.2", null);
  expect(upload(slots, "new", "192.0.2.3", 0)).toBeNull();
  expect(shed).toEqual([]);
});
