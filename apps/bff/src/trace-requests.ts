import { startTracing, type Tracing } from "@kdl/runtime/tracing/tracing";
import type { Logger } from "pino";
import type { GatewayEnvironment } from "./env.ts";

/** Starts tracing if a collector is configured. */
export async function traceRequests(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: GatewayEnvironment,
  log: Logger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const onFailure = (reason: string) => log.warn({ reason }, "traces can't be sent");
  return startTracing({ service: "gateway", endpoint, onFailure });
}
