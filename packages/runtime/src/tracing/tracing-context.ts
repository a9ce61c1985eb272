import { type Context, ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";

/** The context of a parent span; without one, a new trace begins. */
export const contextOf = (span: Span | undefined): Context =>
  span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
