import { expect, test } from "vitest";
import { measurePace } from "./pace.ts";

test("a pace is that of the last while, or of all the time where that is shorter", () => {
  const pace = measurePace(10_000);
  expect(pace.perSecond(10_000)).toBe(Number.POSITIVE_INFINITY);
  pace.note(1_000, 50_000);
  expect(pace.perSecond(10_000)).toBe(50_000);
  for (let second = 2; second <= 30; second += 1) pace.note(second * 1_000, 50_000 + second);
  expect(pace.perSecond(10_000)).toBe(1);
});

test("time in which nobody waited for the sender doesn't count", () => {
  const pace = measurePace(10_000);
  pace.note(2_000, 4_000);
  pace.note(2_000, 8_000);
  expect(pace.perSecond(10_000)).toBe(4_000);
});
