/**
 * The data layer of the routes. Loaders are the same on both sides; what differs is how a query is
 * run: in-process on the server, over HTTP in the browser.
 */
import { QueryClient } from "@tanstack/react-query";
import type { AppRouter } from "@kdl/bff/types";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** `noun.verb` of every query. */
export type QueryPath = {
  [Noun in keyof Outputs & string]: `${Noun}.${keyof Outputs[Noun] & string}`;
}[keyof Outputs & string];

type At<Tree, Path> = Path extends `${infer Noun extends keyof Tree & string}.${infer Verb}`
  ? Verb extends keyof Tree[Noun]
    ? Tree[Noun][Verb]
    : never
  : never;

export type QueryInput<Path extends QueryPath> = At<Inputs, Path>;
export type QueryOutput<Path extends QueryPath> = At<Outputs, Path>;

/** Runs one query. Rejects with an error that carries an HTTP `status` and a `message` for visitors. */
export type RunQuery = (path: string, input: unknown) => Promise<unknown>;

/** What a page's loader may do. */
export interface DataLayer {
  query<Path extends QueryPath>(
    path: Path,
    ...input: QueryInput<Path> extends void | undefined ? [] : [QueryInput<Path>]
  ): Promise<QueryOutput<Path>>;
}

/** A failed query, as pages show it. */
export class QueryFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One entry of the state that travels with a page: path, input, result. */
export type DehydratedQuery = [path: string, input: unknown, output: unknown];

/** How long, in ms, the browser shows what it has without asking again. */
const FRESH_MS = 30_000;

/** A data layer over a cache of its own. */
export interface CachedDataLayer extends DataLayer {
  dehydrate(): DehydratedQuery[];
}

/**
 * @param run how a query that the cache doesn't hold is run
 * @param state what the server already loaded
 */
export function createDataLayer(
  run: RunQuery,
  state: readonly DehydratedQuery[] = [],
): CachedDataLayer {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [path, input, output] of state) cache.setQueryData([path, input ?? null], output);
  return {
    query: (path, ...[input]) =>
      cache.fetchQuery({
        queryKey: [path, input ?? null],
        queryFn: () => run(path, input),
        staleTime: FRESH_MS,
        // The type of the path decides the type of what comes back; the gateway validated it.
      }) as Promise<never>,
    dehydrate: () =>
      cache
        .getQueryCache()
        .getAll()
        .filter(({ state: { status } }) => status === "success")
        .map(({ queryKey: [path, input], state: { data } }) => [path as string, input, data]),
  };
}
