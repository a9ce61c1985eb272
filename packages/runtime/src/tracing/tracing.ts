/** Traces over OTLP. OpenTelemetry is loaded only once tracing starts. */
import type { IncomingHttpHeaders } from "node:http";
import type { Span } from "@opentelemetry/api";

export interface TracingOptions {
  /** Name of the program in traces; `OTEL_SERVICE_NAME` overrides it. */
  service: string;
  /** Address of a collector for OTLP over HTTP, without `/v1/traces`. */
  endpoint: string;
  /** Called at most once a minute while traces can't be sent. */
  onFailure: (reason: string) => void;
}

/** What a trace may contain about a request: no address, no query, no body. */
export interface TracedRequest {
  id: string;
  method: string;
  headers: IncomingHttpHeaders;
}

export interface Tracing {
  /** Starts the span of an incoming request, as part of the trace that its headers name. */
  begin(request: TracedRequest): Span;
  /**
   * Ends the span.
   *
   * @param route a pattern, never a path
   */
  end(span: Span, request: { method: string; route: string; status: number | null }): void;
  /** Sends the remaining spans within 2 s. Never rejects. */
  stop(): Promise<void>;
}

/** Starts tracing: requests through `begin`, work and calls to other servers automatically. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import("./tracing-sdk.ts");
  return createTracing(options);
}
