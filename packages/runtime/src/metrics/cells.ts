/** The numbers behind metrics: plain fields, so that counting is cheap even if nothing reads them. */

/** The value of a counter or gauge for one combination of labels. */
export class NumberCell {
  value = 0;

  inc(by = 1): void {
    this.value += by;
  }

  dec(by = 1): void {
    this.value -= by;
  }

  set(value: number): void {
    this.value = value;
  }
}

/** The buckets of a histogram for one combination of labels. */
export class HistogramCell {
  readonly bounds: readonly number[];
  /** Values in each bucket, not cumulative; the last bucket is for those above all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  /** @param bounds upper bounds, ascending */
  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    const { bounds, counts } = this;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] as number)) at += 1;
    counts[at] = (counts[at] as number) + 1;
    this.sum += value;
  }
}
