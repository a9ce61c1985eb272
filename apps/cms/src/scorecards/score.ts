import type { Criterion } from "./criteria.ts";

/** Marks by criterion key. */
export type Marks = Readonly<Record<string, number>>;

/** Whether a mark is on a criterion's scale. */
export const isMark = (mark: unknown, { max }: Criterion): mark is number =>
  Number.isInteger(mark) && Number(mark) >= 1 && Number(mark) <= max;

/**
 * A card's score: 0 if every mark is the lowest, 100 if every mark is the highest, so that criteria with
 * different scales count alike.
 *
 * @returns `null` while a mark is missing
 */
export function scoreOf(criteria: readonly Criterion[], marks: Marks): number | null {
  let sum = 0;
  let weights = 0;
  for (const criterion of criteria) {
    const mark = marks[criterion.key];
    if (!isMark(mark, criterion)) return null;
    sum += ((mark - 1) / (criterion.max - 1)) * criterion.weight;
    weights += criterion.weight;
  }
  return weights === 0 ? null : rounded((100 * sum) / weights);
}

/** @returns `null` for an empty list */
export const averageOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0
    ? null
    : rounded(numbers.reduce((sum, number) => sum + number, 0) / numbers.length);

/** Rounds to one decimal. */
const rounded = (number: number) => Math.round(number * 10) / 10;

export interface CriterionAverage {
  label: string;
  max: number;
  average: number;
  cards: number;
}

/**
 * Averages per criterion over cards of several versions. A criterion whose name or scale has changed is
 * listed once for each variant.
 */
export function averagesOf(
  cards: readonly { criteria: readonly Criterion[]; marks: Marks }[],
): CriterionAverage[] {
  const found = new Map<string, { criterion: Criterion; marks: number[] }>();
  for (const { criteria, marks } of cards) {
    for (const criterion of criteria) {
      const mark = marks[criterion.key];
      if (!isMark(mark, criterion)) continue;
      const same = `${criterion.key} ${criterion.max} ${criterion.label}`;
      const entry = found.get(same) ?? { criterion, marks: [] };
      entry.marks.push(mark);
      found.set(same, entry);
    }
  }
  return [...found.values()].map(({ criterion: { label, max }, marks }) => ({
    label,
    max,
    average: averageOf(marks) ?? 0,
    cards: marks.length,
  }));
}
