/** Exposes plain counters through prom-client's registry. */
import { Counter, Gauge, type Metric as PromMetric, Registry } from "prom-client";
import type { HistogramCell, NumberCell } from "./cells.ts";
import type { Meter, MetricEntry } from "./meter.ts";

/**
 * Reads all metrics of a meter and of the registry.
 *
 * @returns Prometheus's text format
 */
export function metricsText(
  { metrics }: Pick<Meter, "metrics">,
  registry = new Registry(),
): Promise<string> {
  for (const metric of metrics.values()) {
    if (!registry.getSingleMetric(metric.name)) register(metric, registry);
  }
  return registry.metrics();
}

function register(metric: MetricEntry, registry: Registry): void {
  const { name, help, type, labelNames } = metric;
  if (type === "histogram") return registerHistogram(metric, registry);
  const Type = type === "counter" ? Counter : Gauge;
  const numbers = new Type({
    name,
    help,
    labelNames,
    registers: [],
    async collect() {
      const cells = await currentCells<NumberCell>(metric);
      this.reset();
      // Without labels, a reset leaves a zero, which would be wrong if the value is unknown.
      if (labelNames.length === 0) this.remove({});
      for (const { labels, cell } of cells) this.inc(labels, cell.value);
    },
  });
  registry.registerMetric(numbers);
}

/** A `collect` callback can only observe values one by one, so the buckets are written here. */
function registerHistogram(metric: MetricEntry, registry: Registry): void {
  const { name, help, type } = metric;
  const histogram = {
    name,
    help,
    type,
    async get() {
      const cells = await currentCells<HistogramCell>(metric);
      return { name, help, type, aggregator: "sum", values: cells.flatMap(samples) };
    },
  };
  registry.registerMetric(histogram as unknown as PromMetric);

  function samples({ labels, cell }: { labels: Record<string, string>; cell: HistogramCell }) {
    let count = 0;
    const buckets = Array.from(cell.counts, (inBucket, at) => {
      count += inBucket;
      const le = cell.bounds[at] ?? "+Inf";
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: cell.sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}

async function currentCells<C>({ collect, cells }: MetricEntry) {
  try {
    await collect();
    return [...cells.values()] as { labels: Record<string, string>; cell: C }[];
  } catch {
    return [];
  }
}
