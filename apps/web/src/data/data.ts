/**
 * The data layer of the routes. Loaders are the same on both sides; only the transport differs:
 * in-process on the server, HTTP in the browser.
 */
import { unexpected } from "@kdl/schemas/messages";
import type { AppRouter } from "@kdl/bff/types";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** `noun.verb` of every query. */
type QueryPath = {
  [Noun in keyof Outputs & string]: `${Noun}.${keyof Outputs[Noun] & string}`;
}[keyof Outputs & string];

type At<Tree, Path> = Path extends `${infer Noun extends keyof Tree & string}.${infer Verb}`
  ? Verb extends keyof Tree[Noun]
    ? Tree[Noun][Verb]
    : never
  : never;

type QueryInput<Path extends QueryPath> = At<Inputs, Path>;
type QueryOutput<Path extends QueryPath> = At<Outputs, Path>;

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

/** A serialised failure, so that the browser renders the same error as the server. */
interface DehydratedFailure {
  status: number;
  message: string;
}

/** One entry of the state that travels with a page. */
export type DehydratedQuery = [
  path: string,
  input: unknown,
  output: unknown,
  failure?: DehydratedFailure,
];

/** How long the browser reuses a result without asking again, in ms. */
const FRESH_MS = 30_000;
/** Personal data may become invalid at any moment: it stays fresh only as long as hydration takes. */
const OWN_FRESH_MS = 3000;

interface CachedQuery {
  path: string;
  input: unknown;
  /** When it was asked, in ms since 1970. */
  asked: number;
  result: Promise<unknown>;
  output?: unknown;
  failure?: DehydratedFailure;
  /** Whether the result has been returned on this side. */
  served: boolean;
}

/** A data layer with its own cache. */
export interface CachedDataLayer extends DataLayer {
  /** What has been loaded so far, for the page's state. */
  dehydrate(): DehydratedQuery[];
  /** Drops all results, so that every query runs again. */
  forget(): void;
}

/**
 * Runs each query once while its result is fresh, and shares queries in flight. A map is enough: the query
 * library that the forms use would add 7 kB to every page.
 *
 * @param run runs a query that isn't cached
 * @param state what the server already loaded
 */
export function createDataLayer(
  run: RunQuery,
  state: readonly DehydratedQuery[] = [],
): CachedDataLayer {
  const cache = new Map<string, CachedQuery>();
  for (const [path, input, output, failure] of state) {
    const result = failure
      ? Promise.reject(new QueryFailure(failure.status, failure.message))
      : Promise.resolve(output);
    // If the visitor leaves at once, nothing may await it.
    result.catch(() => {});
    keep({
      path,
      input,
      asked: Date.now(),
      result,
      output,
      served: false,
      ...(failure && { failure }),
    });
  }

  function keep(entry: CachedQuery): CachedQuery {
    cache.set(keyOf(entry.path, entry.input), entry);
    return entry;
  }

  function ask(path: string, input: unknown): CachedQuery {
    const entry = keep({ path, input, asked: Date.now(), result: run(path, input), served: true });
    void remember(entry);
    return entry;
  }

  /** The fresh result, if any. A failure is returned once: the next call runs the query again. */
  function recall(path: string, input: unknown): CachedQuery | undefined {
    const entry = cache.get(keyOf(path, input));
    if (!entry || Date.now() - entry.asked >= freshFor(path)) return undefined;
    if (entry.failure && entry.served) return undefined;
    entry.served = true;
    return entry;
  }

  return {
    // The path decides the type of what comes back; the gateway validated it.
    query: (path, ...[input]) => (recall(path, input) ?? ask(path, input)).result as Promise<never>,
    forget: () => cache.clear(),
    dehydrate: () =>
      [...cache.values()].map(({ path, input, output, failure }) =>
        failure ? [path, input, null, failure] : [path, input, output],
      ),
  };
}

async function remember(entry: CachedQuery) {
  try {
    entry.output = await entry.result;
  } catch (error) {
    entry.failure = asFailure(error);
  }
}

const freshFor = (path: string) => (path.startsWith("members.") ? OWN_FRESH_MS : FRESH_MS);

function keyOf(path: string, input: unknown): string {
  return JSON.stringify([path, input ?? null]);
}

function asFailure(error: unknown): DehydratedFailure {
  const { status, message } = error as Partial<QueryFailure>;
  return typeof status === "number" && message !== undefined
    ? { status, message }
    : { status: 500, message: unexpected };
}
