/** Import it only through tracing.ts, which loads it on demand. */
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
const REPORT_EVERY_MS = 60_000;

/**
 * The provider isn't registered globally: libraries that look for one, such as Next, would put whole
 * addresses into their spans.
 */
export function createTracing({ service, endpoint, onFailure }: TracingOptions): Tracing {
  reportFailures(onFailure);
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

const ignore = () => {};

/** The exporter reports an unreachable collector only to this logger. */
function reportFailures(onFailure: (reason: string) => void): void {
  let reportedAt = -Infinity;
  const report = (reason: unknown) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return;
    reportedAt = performance.now();
    // Spans are sent in the scope of some request that has nothing to do with the failure.
    scopes.exit(() => onFailure(summaryOf(String(reason))));
  };
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}

/** The exporter formats errors as JSON, with their stacks. */
function summaryOf(reason: string): string {
  const message = /"message":"([^"]{1,200})/.exec(reason)?.[1] ?? reason.split("\n", 1)[0] ?? "";
  return message.slice(0, 200);
}
