/**
 * How far two samples differ beyond noise: the Mann–Whitney U test's standard score. Beyond ±3.3 it
 * happens by chance once in a thousand comparisons. Outliers count as little as in a median.
 */
export function standardScore(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ].toSorted((a, b) => a.value - b.value);
  const rankSum = all.reduce((sum, { isOne }, index) => (isOne ? sum + index + 1 : sum), 0);
  const [n, m] = [one.length, other.length];
  const u = rankSum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
