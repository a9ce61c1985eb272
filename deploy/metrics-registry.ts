/** The metrics of both programs, read from their registries. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { observeDisk } from "../packages/runtime/src/metrics/disk-metrics.ts";
import type { Meter } from "../packages/runtime/src/metrics/meter.ts";
import { uncaughtErrors } from "../packages/runtime/src/process/uncaught-errors.ts";
import { ROOT } from "./compose.ts";

/** Labels that Prometheus adds to every metric, and the one of a histogram's buckets. */
const EVERYWHERE = ["job", "instance", "le"];

/** The programs' own metrics: labels by name. */
export async function ownMetrics(): Promise<Map<string, string[]>> {
  const meters = [await gatewayMeter(), await cmsMeter()];
  return new Map(
    meters.flatMap(({ metrics }) =>
      [...metrics.values()].map(
        ({ name, labelNames }) => [name, [...labelNames, ...EVERYWHERE]] as const,
      ),
    ),
  );
}

/**
 * Loads an application's module by path: no code in this folder imports applications, whose
 * types need their own configuration.
 */
const load = (path: string): Promise<Record<string, (...values: unknown[]) => unknown>> =>
  import(join(ROOT, "apps", path));

/** Defines what `serve.ts` and its plugins define, with sources that are never read here. */
async function gatewayMeter(): Promise<Meter> {
  const { createGatewayMetrics } = await load("bff/src/metrics/gateway-metrics.ts");
  const { observeContent, observeSharedCounts } = await load("bff/src/metrics/observed-content.ts");
  const { meter } = createGatewayMetrics!() as { meter: Meter };
  observeContent!(meter, null);
  observeSharedCounts!(meter, null);
  observeDisk(meter, ROOT);
  uncaughtErrors(meter);
  return meter;
}

/** The CMS reads its environment when it is imported. */
async function cmsMeter(): Promise<Meter> {
  process.env["PAYLOAD_SECRET"] ??= "a-secret-of-this-test";
  process.env["GATEWAY_SECRET"] ??= "a-secret-of-this-test";
  const { addGauges } = await load("cms/src/server/add-gauges.ts");
  const { metrics } = await load("cms/src/metrics/metrics.ts");
  addGauges!(null);
  const { meter } = metrics as unknown as { meter: Meter };
  uncaughtErrors(meter);
  return meter;
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
