/**
 * The data layer of the routes. Loaders are the same on both sides; what differs is how a query is
 * run: in-process on the server, over HTTP in the browser.
 */
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

interface CachedQuery {
  path: string;
  input: unknown;
  /** When it was asked, in ms since 1970. */
  asked: number;
  result: Promise<unknown>;
  output?: unknown;
}

/** A data layer over a cache of its own. */
export interface CachedDataLayer extends DataLayer {
  /** What has been loaded so far, for the page's state. */
  dehydrate(): DehydratedQuery[];
}

/**
 * Asks each query once while it is fresh; what is under way is shared. A map does it: the query
 * library that the forms use would be 7 kB on every page (docs/decisions/010).
 *
 * @param run how a query that the cache doesn't hold is run
 * @param state what the server already loaded
 */
export function createDataLayer(
  run: RunQuery,
  state: readonly DehydratedQuery[] = [],
): CachedDataLayer {
  const cache = new Map<string, CachedQuery>();
  const keyOf = (path: string, input: unknown) => JSON.stringify([path, input ?? null]);
  for (const [path, input, output] of state) {
    const result = Promise.resolve(output);
    cache.set(keyOf(path, input), { path, input, asked: Date.now(), result, output });
  }

  function ask(key: string, path: string, input: unknown): Promise<unknown> {
    const entry: CachedQuery = { path, input, asked: Date.now(), result: run(path, input) };
    cache.set(key, entry);
    entry.result.then(
      (output) => {
        entry.output = output;
      },
      // A failure is not kept: the next try asks again.
      () => cache.delete(key),
    );
    return entry.result;
  }

  return {
    query(path, ...[input]) {
      const key = keyOf(path, input);
      const known = cache.get(key);
      const fresh = known && Date.now() - known.asked < FRESH_MS;
      // The path decides the type of what comes back; the gateway validated it.
      return (fresh ? known.result : ask(key, path, input)) as Promise<never>;
    },
    dehydrate: () =>
      [...cache.values()]
        .filter((entry) => "output" in entry)
        .map(({ path, input, output }) => [path, input, output]),
  };
}
