import { HistogramCell, NumberCell } from "./cells.ts";
import { combinations, type LabelSets, type LabelsOf, labelText } from "./label-values.ts";
import { histogramLines, numberLines } from "./metric-lines.ts";

/** What a metric is called and which values its labels may take. */
export interface MetricOptions<L extends LabelSets> {
  /** Prometheus's name, with its unit; counters end with `_total`. */
  name: string;
  /** One sentence for whoever reads the metric. */
  help: string;
  /** Labels and all their values; other values count as `other`. */
  labels?: L;
}

/** A metric: one cell for each combination of label values that was asked for. */
export interface Metric<L extends LabelSets, C> {
  /** The cell for these values. Keep it where it is counted often. */
  of(values: LabelsOf<L>): C;
  /** Forgets the cell for these values: what it measured is no longer there. */
  remove(values: LabelsOf<L>): void;
}

export interface GaugeOptions<L extends LabelSets> extends MetricOptions<L> {
  /**
   * Called before the metric is read, to set what nobody keeps current. Must end within a second or
   * two; where it fails, this metric alone has no lines.
   */
  collect?: (gauge: Metric<L, NumberCell>) => void | Promise<void>;
}

export interface HistogramOptions<L extends LabelSets> extends MetricOptions<L> {
  /** Upper bounds of the buckets, rising, in the unit of the name. */
  buckets: readonly number[];
}

type NoLabels = Record<never, readonly string[]>;

/** Makes a program's metrics and writes them down. Counting is always on and costs a sum. */
export interface Meter {
  /** Only ever rises. With few label values, all of them are there from the start, as zero. */
  counter<const L extends LabelSets = NoLabels>(
    options: MetricOptions<L>,
  ): Metric<L, Pick<NumberCell, "inc" | "value">>;
  /** Goes up and down. */
  gauge<const L extends LabelSets = NoLabels>(options: GaugeOptions<L>): Metric<L, NumberCell>;
  /** How values spread. */
  histogram<const L extends LabelSets = NoLabels>(
    options: HistogramOptions<L>,
  ): Metric<L, HistogramCell>;
  /** @returns all metrics in Prometheus's text format */
  text(): Promise<string>;
}

/** Counters with more combinations than this appear once they are counted. */
const MAX_FROM_THE_START = 64;

/** A meter for one program; nothing of it is shared with other meters. */
export function createMeter(): Meter {
  const metrics = new Map<string, () => Promise<string>>();

  function add<L extends LabelSets, C>(
    { name, help, labels }: MetricOptions<L>,
    type: string,
    make: () => C,
    lines: (name: string, labels: string, cell: C) => string[],
    collect?: (metric: Metric<L, C>) => void | Promise<void>,
  ): Metric<L, C> {
    if (metrics.has(name)) throw new Error(`There are two metrics called ${name}.`);
    const cells = new Map<string, C>();
    const metric: Metric<L, C> = {
      of(values) {
        const key = labelText(labels ?? {}, values);
        const known = cells.get(key);
        if (known) return known;
        const cell = make();
        cells.set(key, cell);
        return cell;
      },
      remove(values) {
        cells.delete(labelText(labels ?? {}, values));
      },
    };
    metrics.set(name, async () => {
      const isCurrent = await isCollected(() => collect?.(metric));
      const body = isCurrent ? [...cells].flatMap(([key, cell]) => lines(name, key, cell)) : [];
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...body].join("\n");
    });
    return metric;
  }

  return {
    counter(options) {
      const counter = add(options, "counter", () => new NumberCell(), numberLines);
      const all = combinations(options.labels ?? {});
      if (all.length <= MAX_FROM_THE_START) {
        for (const values of all) counter.of(values as Parameters<typeof counter.of>[0]);
      }
      return counter;
    },
    gauge: (options) => add(options, "gauge", () => new NumberCell(), numberLines, options.collect),
    histogram: (options) =>
      add(options, "histogram", () => new HistogramCell(options.buckets), histogramLines),
    async text() {
      const parts = await Promise.all([...metrics.values()].map((write) => write()));
      return `${parts.join("\n\n")}\n`;
    },
  };
}

async function isCollected(collect: () => void | Promise<void>): Promise<boolean> {
  try {
    await collect();
    return true;
  } catch {
    return false;
  }
}
