import { expect, test } from "vitest";
import { describeFilter } from "./describe-filter.ts";

test.each([
  [{}, "all"],
  [{ or: [{ and: [{ stage: { equals: "received" } }] }] }, "stage equals received"],
  [
    { and: [{ stage: { in: ["received", "interview"] } }, { quarantined: { equals: "false" } }] },
    "stage in received,interview and quarantined equals false",
  ],
  [
    { and: [{ or: [{ a: { equals: 1 } }, { b: { not_equals: 2 } }] }, { c: { exists: true } }] },
    "(a equals 1 or b not equals 2) and c exists true",
  ],
])("%j", (where, text) => {
  expect(describeFilter(where)).toBe(text);
});

test("a long filter is shortened", () => {
  expect(describeFilter({ name: { equals: "x".repeat(1000) } })).toHaveLength(500);
});
