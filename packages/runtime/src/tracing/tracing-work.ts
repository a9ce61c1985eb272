import { tracingChannel } from "node:diagnostics_channel";
import { type Span, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { currentScope, type RequestScope, scopes } from "../request/request-scope.ts";
import { type Work, WORK_CHANNEL } from "./traced-work.ts";
import { contextOf } from "./tracing-context.ts";

/** Creates the spans of `traced`. @returns stops tracing work */
export function traceWork(tracer: Tracer): () => void {
  const { start, asyncEnd, error } = tracingChannel<RequestScope, Work>(WORK_CHANNEL);
  const open = new WeakMap<Work, Span>();

  const fail = (message: unknown) => {
    const { error: thrown } = message as { error?: { code?: unknown; name?: unknown } };
    const span = open.get(message as Work);
    const { code, name } = thrown ?? {};
    span?.setAttribute("error.type", String(typeof code === "string" ? code : name));
    span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const end = (message: unknown) => open.get(message as Work)?.end();

  // Calls made by the work become its children.
  start.bindStore(scopes, (work) => {
    const scope = currentScope();
    // Background work would start a trace every few seconds.
    if (!scope?.span) return scope as RequestScope;
    const attributes = { ...work.attributes, "request.id": scope.id };
    const span = tracer.startSpan(work.name, { attributes }, contextOf(scope.span));
    open.set(work, span);
    return { ...scope, span };
  });
  error.subscribe(fail);
  asyncEnd.subscribe(end);
  return () => {
    start.unbindStore(scopes);
    error.unsubscribe(fail);
    asyncEnd.unsubscribe(end);
  };
}
