/** The context of the current request, across asynchronous calls. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@opentelemetry/api";
import { newRequestId } from "./request-id.ts";

export interface RequestScope {
  /** In every log line of the request. */
  readonly id: string;
  /** The innermost active span, if the request is traced. */
  readonly span?: Span;
}

/** Shared by all copies of this module: bundlers duplicate modules. */
const key = Symbol.for("kdl.request-scope");
type Shared = typeof globalThis & { [key]?: AsyncLocalStorage<RequestScope> };

/** For code that binds the scope itself. */
export const scopes = ((globalThis as Shared)[key] ??= new AsyncLocalStorage<RequestScope>());

/** `undefined` outside of requests. */
export const currentScope = (): RequestScope | undefined => scopes.getStore();

/** Runs work as a part of a request. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Runs background work under an id of its own. Otherwise work started by a timer would be logged under a
 * request that ended long ago.
 */
export const inOwnScope = <T>(work: () => T): T => scopes.run({ id: newRequestId() }, work);

/** The current request's id, or a new one outside of requests. */
export const currentRequestId = (): string => currentScope()?.id ?? newRequestId();
