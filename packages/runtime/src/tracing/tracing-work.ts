import { tracingChannel } from "node:diagnostics_channel";
import { type Span, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { currentScope, type RequestScope, scopes } from "../request/request-scope.ts";
import { type Work, WORK_CHANNEL } from "./traced-work.ts";
import { contextOf } from "./tracing-context.ts";

/** Spans of what `traced` does for requests. @returns stops it */
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

  // What the work itself calls is a part of it.
  start.bindStore(scopes, (work) => {
    const scope = currentScope();
    // What goes on by itself every few seconds would be a trace each time.
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
