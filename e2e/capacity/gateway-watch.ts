/** Samples the gateway's own metrics, and the kernel's figures about it, while it works. */
import { processFigures } from "@kdl/bff/bench/process-figures";

const MIB = 1024 * 1024;

export interface Sample {
  /** Seconds since the watch began. */
  at: number;
  /** CPU time since the last sample, in seconds. */
  cpuSeconds: number;
  rssMib: number;
  /** `null` if the gateway serves no metrics. */
  heapMib: number | null;
  /** How late its timers were, in ms. */
  loopP99Ms: number | null;
  loopMaxMs: number | null;
}

/** @param metricsUrl the gateway's metrics */
export function watchGateway(pid: number, metricsUrl: string): () => Promise<Sample> {
  const figures = processFigures(pid);
  const begun = performance.now();
  let cpuBefore = figures.cpuSeconds();
  return async () => {
    const cpu = figures.cpuSeconds();
    const used = cpu - cpuBefore;
    cpuBefore = cpu;
    const metrics = await readMetrics(metricsUrl);
    const scaled = (name: string, factor: number) => {
      const value = metrics.get(name);
      return value === undefined ? null : value * factor;
    };
    return {
      at: Math.round((performance.now() - begun) / 1000),
      cpuSeconds: used,
      rssMib: figures.memoryBytes() / MIB,
      heapMib: scaled("nodejs_heap_size_used_bytes", 1 / MIB),
      loopP99Ms: scaled("nodejs_eventloop_lag_p99_seconds", 1000),
      loopMaxMs: scaled("nodejs_eventloop_lag_max_seconds", 1000),
    };
  };
}

/** Metrics without labels, by name. */
async function readMetrics(url: string): Promise<Map<string, number>> {
  const text = await fetch(url).then(
    (response) => (response.ok ? response.text() : ""),
    () => "",
  );
  const lines = [...text.matchAll(/^(\w+) ([\d.e+-]+)$/gm)];
  return new Map(lines.map(([, name = "", value]) => [name, Number(value)]));
}
