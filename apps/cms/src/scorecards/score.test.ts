import { expect, test } from "vitest";
import type { Criterion } from "./criteria.ts";
import { averageOf, averagesOf, scoreOf } from "./score.ts";

const criterion = (key: string, max = 5, weight = 1): Criterion => ({
  key,
  label: key,
  help: "",
  max,
  weight,
});

test("a score goes from 0 to 100, whatever the scales", () => {
  const criteria = [criterion("a", 5), criterion("b", 10)];
  expect(scoreOf(criteria, { a: 1, b: 1 })).toBe(0);
  expect(scoreOf(criteria, { a: 5, b: 10 })).toBe(100);
  expect(scoreOf(criteria, { a: 3, b: 1 })).toBe(25);
});

test("weights count relative to each other", () => {
  const criteria = [criterion("a", 5, 3), criterion("b", 5, 1)];
  expect(scoreOf(criteria, { a: 5, b: 1 })).toBe(75);
  expect(scoreOf(criteria, { a: 1, b: 5 })).toBe(25);
});

test("there is no score while a mark is missing, or off its scale", () => {
  const off: Record<string, number>[] = [{}, { a: 0 }, { a: 6 }, { a: 2.5 }, { a: Number.NaN }];
  for (const marks of off) expect(scoreOf([criterion("a")], marks)).toBeNull();
});

test("averages are of one decimal, and of nothing there is none", () => {
  expect(averageOf([10, 20, 25])).toBe(18.3);
  expect(averageOf([])).toBeNull();
});

test("a criterion that was renamed or has another scale is averaged by itself", () => {
  const renamed = { ...criterion("a"), label: "renamed" };
  const averages = averagesOf([
    { criteria: [criterion("a")], marks: { a: 2 } },
    { criteria: [criterion("a")], marks: { a: 5 } },
    { criteria: [renamed], marks: { a: 1 } },
    { criteria: [criterion("a", 10)], marks: { a: 9 } },
  ]);
  expect(averages).toEqual([
    { label: "a", max: 5, average: 3.5, cards: 2 },
    { label: "renamed", max: 5, average: 1, cards: 1 },
    { label: "a", max: 10, average: 9, cards: 1 },
  ]);
});
