/** Spans of calls to other servers, through the diagnostics channels of undici and Node's fetch. */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import {
  defaultTextMapSetter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { contextOf } from "./tracing-context.ts";
import { currentScope } from "../request/request-scope.ts";

/** undici's request. */
interface Call {
  method: string;
  path: string;
  origin: string | URL;
  addHeader(name: string, value: string): unknown;
}
interface Message {
  request: Call;
  response?: { statusCode: number };
  error?: { code?: unknown; name?: unknown };
}

/** @returns stops tracing calls */
export function traceCalls(tracer: Tracer, propagator: TextMapPropagator): () => void {
  const open = new WeakMap<Call, Span>();

  function begin({ request }: Message): void {
    const scope = currentScope();
    const { hostname, port, protocol } = new URL(request.origin);
    const attributes = {
      "http.request.method": request.method,
      "server.address": hostname,
      "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
      "url.template": templateOf(request.path),
      ...(scope ? { "request.id": scope.id } : {}),
    };
    const name = `${request.method} ${attributes["url.template"]}`;
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = tracer.startSpan(name, options, contextOf(scope?.span));
    const headers: Record<string, string> = {};
    propagator.inject(trace.setSpan(contextOf(scope?.span), span), headers, defaultTextMapSetter);
    for (const [header, value] of Object.entries(headers)) request.addHeader(header, value);
    open.set(request, span);
  }

  function answered({ request, response }: Message): void {
    const status = response?.statusCode ?? 0;
    const span = open.get(request);
    span?.setAttribute("http.response.status_code", status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  }

  function ended({ request, error }: Message): void {
    const span = open.get(request);
    if (error) {
      const { code, name } = error;
      span?.setAttribute("error.type", String(typeof code === "string" ? code : name));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
    open.delete(request);
  }

  const listeners = {
    "undici:request:create": begin,
    "undici:request:headers": answered,
    "undici:request:trailers": ended,
    "undici:request:error": ended,
  };
  const channels = Object.entries(listeners).map(
    ([channel, listener]) => [channel, (message: unknown) => listener(message as Message)] as const,
  );
  for (const [channel, listener] of channels) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener);
  };
}

/** A path without its query, and with `:name` for parts that may identify a record or a person. */
function templateOf(path: string): string {
  const [pathname = ""] = path.split("?", 1);
  const parts = pathname
    .split("/")
    .map((part) => (/\d|[^\w.-]|\.[a-z]+$/.test(part) ? ":name" : part));
  return parts.join("/");
}
