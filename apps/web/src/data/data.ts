/**
 * The data layer of the routes. Loaders are the same on both sides; what differs is how a query is
 * run: in-process on the server, over HTTP in the browser.
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

/** A failure as it travels: the page that shows it must show the same in the browser. */
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

/** How long, in ms, the browser shows what it has without asking again. */
const FRESH_MS = 30_000;
/** What is one person's alone may end at any moment: as long as a page takes to come alive. */
const OWN_FRESH_MS = 3000;

interface CachedQuery {
  path: string;
  input: unknown;
  /** When it was asked, in ms since 1970. */
  asked: number;
  result: Promise<unknown>;
  output?: unknown;
  failure?: DehydratedFailure;
  /** Whether someone of this side has got the result. */
  told: boolean;
}

/** A data layer over a cache of its own. */
export interface CachedDataLayer extends DataLayer {
  /** What has been loaded so far, for the page's state. */
  dehydrate(): DehydratedQuery[];
  /** Everything is asked anew from now on. */
  forget(): void;
}

/**
 * Asks each query once while it is fresh; what is under way is shared. A map does it: the query
 * library that the forms use would be 7 kB on every page.
 *
 * @param run how a query that the cache doesn't hold is run
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
    // Nobody may ask for it, if the visitor leaves at once.
    result.catch(() => {});
    keep({
      path,
      input,
      asked: Date.now(),
      result,
      output,
      told: false,
      ...(failure && { failure }),
    });
  }

  function keep(entry: CachedQuery): CachedQuery {
    cache.set(keyOf(entry.path, entry.input), entry);
    return entry;
  }

  function ask(path: string, input: unknown): CachedQuery {
    const entry = keep({ path, input, asked: Date.now(), result: run(path, input), told: true });
    void remember(entry);
    return entry;
  }

  /** What is known and fresh. A failure is told once: the next try asks again. */
  function recall(path: string, input: unknown): CachedQuery | undefined {
    const entry = cache.get(keyOf(path, input));
    if (!entry || Date.now() - entry.asked >= freshFor(path)) return undefined;
    if (entry.failure && entry.told) return undefined;
    entry.told = true;
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
