/** Traces over OTLP, where there is somewhere to send them. Nothing of OpenTelemetry is loaded otherwise. */
import type { IncomingHttpHeaders } from "node:http";
import type { Span } from "@opentelemetry/api";

export interface TracingOptions {
  /** Name of the program in traces; `OTEL_SERVICE_NAME` wins. */
  service: string;
  /** Address of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Told now and then while traces can't be sent. */
  onFailure: (reason: string) => void;
}

/** A request as traces show it: no address, no query, no body. */
export interface TracedRequest {
  id: string;
  method: string;
  headers: IncomingHttpHeaders;
}

export interface Tracing {
  /** Begins the span of a request that came in, as a part of the trace that its headers name. */
  begin(request: TracedRequest): Span;
  /**
   * Ends it.
   * @param route a pattern, never a path
   */
  end(span: Span, request: { method: string; route: string; status: number | null }): void;
  /** Sends what is left; gives up after 2 s. Never rejects. */
  stop(): Promise<void>;
}

/** Begins to trace: requests that are begun here, and by itself all calls to other servers. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import("./tracing-sdk.ts");
  return createTracing(options);
}
