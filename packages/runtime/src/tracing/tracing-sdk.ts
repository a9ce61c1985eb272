/** Loaded by tracing.ts alone. */
import {
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { scopes } from "../request/request-scope.ts";
import { samplerFromEnvironment } from "./tracing-sampler.ts";
import { traceCalls } from "./tracing-calls.ts";
import { traceWork } from "./tracing-work.ts";
import type { Tracing, TracingOptions } from "./tracing.ts";

const EXPORT_MS = 2_000;
const TOLD_EVERY_MS = 60_000;

/**
 * The provider isn't made known to the process: libraries that look for one, such as Next, would put
 * whole addresses into their spans.
 */
export function createTracing({ service, endpoint, onFailure }: TracingOptions): Tracing {
  tellFailures(onFailure);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerFromEnvironment(),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const tracer = provider.getTracer("kdl");
  const propagator = new W3CTraceContextPropagator();
  const watchers = [traceCalls(tracer, propagator), traceWork(tracer)];

  return {
    begin({ id, method, headers }) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { "http.request.method": method, "request.id": id };
      return tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    },
    end(span, { method, route, status }) {
      span.updateName(`${method} ${route}`).setAttribute("http.route", route);
      if (status === null) span.setAttribute("error.type", "closed");
      else span.setAttribute("http.response.status_code", status);
      if (status === null || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    async stop() {
      for (const stop of watchers) stop();
      await Promise.race([provider.shutdown().catch(() => undefined), passed(EXPORT_MS)]);
    },
  };
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

const quiet = () => {};

/** The exporter says only here that a collector doesn't answer. */
function tellFailures(onFailure: (reason: string) => void): void {
  let toldAt = -Infinity;
  const tell = (reason: unknown) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    // Some request began to send; it has nothing to do with that.
    scopes.exit(() => onFailure(inShort(String(reason))));
  };
  const logger = { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** Errors come as JSON, with their stacks. */
function inShort(reason: string): string {
  const message = /"message":"([^"]{1,200})/.exec(reason)?.[1] ?? reason.split("\n", 1)[0] ?? "";
  return message.slice(0, 200);
}
