/** The metrics of both programs, as their registries have them. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { observeContent } from "../apps/bff/src/metrics/observed-content.ts";
import { createGatewayMetrics } from "../apps/bff/src/metrics/gateway-metrics.ts";
import { observeSharedCounts } from "../apps/bff/src/plugins/rate-limits.ts";
import { observeDisk } from "../packages/runtime/src/metrics/disk-metrics.ts";
import type { Meter } from "../packages/runtime/src/metrics/meter.ts";
import { uncaughtErrors } from "../packages/runtime/src/process/uncaught-errors.ts";
import { ROOT } from "./compose.ts";

/** Labels that Prometheus adds to every metric, and the one of a histogram's buckets. */
const EVERYWHERE = ["job", "instance", "le"];

/** The programs' own metrics: labels by name. */
export async function ownMetrics(): Promise<Map<string, string[]>> {
  const meters = [gatewayMeter(), await cmsMeter()];
  return new Map(
    meters.flatMap(({ metrics }) =>
      [...metrics.values()].map(
        ({ name, labelNames }) => [name, [...labelNames, ...EVERYWHERE]] as const,
      ),
    ),
  );
}

/** What `serve.ts` and its plugins define, of sources that are never read here. */
function gatewayMeter(): Meter {
  const { meter } = createGatewayMetrics();
  observeContent(meter, { status: () => ({ reachable: true }), loadTimes: () => [] });
  observeSharedCounts(meter, () => true);
  observeDisk(meter, ROOT);
  uncaughtErrors(meter);
  return meter;
}

/** It reads its environment when it is imported. */
async function cmsMeter(): Promise<Meter> {
  process.env["PAYLOAD_SECRET"] ??= "a-secret-of-this-test";
  process.env["GATEWAY_SECRET"] ??= "a-secret-of-this-test";
  // By a path that the compiler doesn't follow: types of the CMS need its own configuration.
  const cms = join(ROOT, "apps/cms/src");
  const { metrics } = (await import(`${cms}/metrics/metrics.ts`)) as { metrics: { meter: Meter } };
  const { addGauges } = (await import(`${cms}/server/add-gauges.ts`)) as {
    addGauges(payload: unknown): void;
  };
  addGauges(null);
  uncaughtErrors(metrics.meter);
  return metrics.meter;
}

interface PromClient {
  Registry: new () => { getMetricsAsArray(): { name: string }[] };
  collectDefaultMetrics(options: { register: unknown }): void;
}

/** prom-client's metrics of the process. */
export function processMetrics(): string[] {
  const runtime = createRequire(join(ROOT, "packages/runtime/package.json"));
  const { Registry, collectDefaultMetrics } = runtime("prom-client") as PromClient;
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register.getMetricsAsArray().map(({ name }) => name);
}
