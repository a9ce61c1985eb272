import { startTracing, type Tracing } from "@kdl/runtime/tracing/tracing";
import type { Logger } from "pino";
import type { GatewayEnvironment } from "./env.ts";

/** Begins to make traces, where there is somewhere to send them. */
export async function traceRequests(
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: GatewayEnvironment,
  log: Logger,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const onFailure = (reason: string) => log.warn({ reason }, "traces can't be sent");
  return startTracing({ service: "gateway", endpoint, onFailure });
}
