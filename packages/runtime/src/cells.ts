/** The numbers behind metrics: plain fields, so that counting costs next to nothing whoever reads them. */

/** One line of a metric: a number that is added to or set. */
export class NumberCell {
  value = 0;

  /** @param by how much more; one where not given */
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

/** Values sorted into buckets by size. */
export class HistogramCell {
  readonly bounds: readonly number[];
  /** How many values fell into each bucket alone; the last is for those above all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  /** @param bounds upper bounds, rising */
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
