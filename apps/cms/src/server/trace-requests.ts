import { startTracing, type Tracing } from "@kdl/runtime/tracing/tracing";
import { env } from "../env.ts";
import { processLog } from "../logs/process-log.ts";

/** Starts tracing if a collector is configured. */
export async function traceRequests(): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return undefined;
  return startTracing({ service: "cms", endpoint, onFailure });
}

const onFailure = (reason: string) => processLog().warn({ reason }, "traces can't be sent");
