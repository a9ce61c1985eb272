import { expect, test } from "vitest";
import { measureTransferRate } from "./transfer-rate.ts";

test("measures the rate over a recent window, or over the whole transfer if that is shorter", () => {
  const rate = measureTransferRate(10_000);
  expect(rate.perSecond(10_000)).toBe(Number.POSITIVE_INFINITY);
  rate.note(1_000, 50_000);
  expect(rate.perSecond(10_000)).toBe(50_000);
  for (let second = 2; second <= 30; second += 1) rate.note(second * 1_000, 50_000 + second);
  expect(rate.perSecond(10_000)).toBe(1);
});

test("doesn't count time spent without waiting for the sender", () => {
  const rate = measureTransferRate(10_000);
  rate.note(2_000, 4_000);
  rate.note(2_000, 8_000);
  expect(rate.perSecond(10_000)).toBe(4_000);
});
