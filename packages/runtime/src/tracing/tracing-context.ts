import { type Context, ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";

/** Where a trace goes on; a new one begins where there is none. */
export const contextOf = (span: Span | undefined): Context =>
  span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
