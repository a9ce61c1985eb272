/** What belongs to the request that is being answered, wherever the program is just now. */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Span } from "@opentelemetry/api";
import { newRequestId } from "./request-id.ts";

export interface RequestScope {
  /** Name of the request in all logs. */
  readonly id: string;
  /** The innermost piece of work, where traces are made. */
  readonly span?: Span;
}

/** Bundlers give parts of a program copies of their modules; there is one scope for all of them. */
const place = Symbol.for("kdl.request-scope");
type Shared = typeof globalThis & { [place]?: AsyncLocalStorage<RequestScope> };

/** Where the scope is kept; for what has to bind it by itself. */
export const scopes = ((globalThis as Shared)[place] ??= new AsyncLocalStorage<RequestScope>());

/** `undefined` outside of any request. */
export const currentScope = (): RequestScope | undefined => scopes.getStore();

/** Does something as a part of a request. */
export const inScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

/**
 * Does something that no request waits for, under an id of its own: what a timer starts would else go
 * on under the name of a request that is long over.
 */
export const inOwnScope = <T>(work: () => T): T => scopes.run({ id: newRequestId() }, work);

/** The current request's id, or a new one for what belongs to none. */
export const currentRequestId = (): string => currentScope()?.id ?? newRequestId();
