import { HistogramCell, NumberCell } from "./cells.ts";
import { boundedLabels, combinations, type LabelSets, type LabelsOf } from "./label-values.ts";

export interface MetricOptions<L extends LabelSets> {
  /** Prometheus's name, with its unit; counters end with `_total`. */
  name: string;
  /** One sentence. */
  help: string;
  /** Labels and all their values; other values count as `other`. */
  labels?: L;
}

/** A metric: one cell for each combination of label values that was used. */
export interface Metric<L extends LabelSets, C> {
  /** The cell for these values. Keep it if counting is frequent. */
  of(values: LabelsOf<L>): C;
  /** Drops the cell for these values: what it measured no longer exists. */
  remove(values: LabelsOf<L>): void;
}

export interface GaugeOptions<L extends LabelSets> extends MetricOptions<L> {
  /**
   * Called before the metric is read, to set what isn't kept current. Must end within a second or two;
   * if it fails, only this metric has no lines.
   */
  collect?: (gauge: Metric<L, NumberCell>) => void | Promise<void>;
}

export interface HistogramOptions<L extends LabelSets> extends MetricOptions<L> {
  /** Upper bounds of the buckets, ascending, in the unit of the name. */
  buckets: readonly number[];
}

/** A metric as prom-client's registry gets it. */
export interface MetricEntry {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly labelNames: string[];
  readonly cells: Map<string, { labels: Record<string, string>; cell: NumberCell | HistogramCell }>;
  collect(): void | Promise<void>;
}

type NoLabels = Record<never, readonly string[]>;

/** Defines a program's metrics. Counting is always on and costs an addition. */
export interface Meter {
  /** Only increases. Counters with few label values have all their lines from the start, as zero. */
  counter<const L extends LabelSets = NoLabels>(
    options: MetricOptions<L>,
  ): Metric<L, Pick<NumberCell, "inc" | "value">>;
  gauge<const L extends LabelSets = NoLabels>(options: GaugeOptions<L>): Metric<L, NumberCell>;
  histogram<const L extends LabelSets = NoLabels>(
    options: HistogramOptions<L>,
  ): Metric<L, HistogramCell>;
  /** By name. */
  readonly metrics: ReadonlyMap<string, MetricEntry>;
}

/** Counters with more combinations than this appear once they are counted. */
const MAX_FROM_THE_START = 64;

/** Creates a meter for one program. */
export function createMeter(): Meter {
  const metrics = new Map<string, MetricEntry>();

  function add<L extends LabelSets, C extends NumberCell | HistogramCell>(
    { name, help, labels }: MetricOptions<L>,
    type: MetricEntry["type"],
    createCell: () => C,
    collect?: (metric: Metric<L, C>) => void | Promise<void>,
  ): Metric<L, C> {
    if (metrics.has(name)) throw new Error(`There are two metrics called ${name}.`);
    const sets: LabelSets = labels ?? {};
    const cells = new Map<string, { labels: Record<string, string>; cell: C }>();
    const metric: Metric<L, C> = {
      of(values) {
        const bounded = boundedLabels(sets, values);
        const key = JSON.stringify(bounded);
        const known = cells.get(key);
        if (known) return known.cell;
        const cell = createCell();
        cells.set(key, { labels: bounded, cell });
        return cell;
      },
      remove(values) {
        cells.delete(JSON.stringify(boundedLabels(sets, values)));
      },
    };
    const labelNames = Object.keys(sets);
    metrics.set(name, { name, help, type, labelNames, cells, collect: () => collect?.(metric) });
    return metric;
  }

  return {
    metrics,
    counter(options) {
      const counter = add(options, "counter", () => new NumberCell());
      const all = combinations(options.labels ?? {});
      if (all.length <= MAX_FROM_THE_START) {
        for (const values of all) counter.of(values as Parameters<typeof counter.of>[0]);
      }
      return counter;
    },
    gauge: (options) => add(options, "gauge", () => new NumberCell(), options.collect),
    histogram: (options) => add(options, "histogram", () => new HistogramCell(options.buckets)),
  };
}
