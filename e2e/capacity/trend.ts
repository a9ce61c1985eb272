/** Whether a figure grows: the start, where programs warm up, doesn't count. */
export interface Trend {
  /** By the line that fits best, for each minute. */
  perMinute: number;
  /** From the middle of the second quarter to the middle of the last one. */
  growth: number;
}

interface Point {
  /** In seconds. */
  at: number;
  value: number;
}

/** @returns `null` where there is too little to tell */
export function trendOf(points: readonly Point[]): Trend | null {
  const quarter = Math.floor(points.length / 4);
  const settled = points.slice(quarter);
  if (quarter < 2) return null;
  const meanAt = mean(settled.map(({ at }) => at));
  const meanValue = mean(settled.map(({ value }) => value));
  const covariance = mean(settled.map(({ at, value }) => (at - meanAt) * (value - meanValue)));
  const variance = mean(settled.map(({ at }) => (at - meanAt) ** 2));
  const middle = (part: readonly Point[]) => median(part.map(({ value }) => value));
  return {
    perMinute: (covariance / variance) * 60,
    growth: middle(points.slice(-quarter)) - middle(settled.slice(0, quarter)),
  };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
