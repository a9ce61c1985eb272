import type { Context } from "../trpc/context.ts";
import { toFailure } from "../http/errors.ts";
import { digestOf, type QueryResult, type StoredReply } from "../http/stored-reply.ts";
import type { RenderRequest } from "./renderer.ts";

/** An error as pages may show it. */
class QueryError extends Error {
  readonly status: number;

  constructor(status: number, message: string, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** A page is rendered again after this time, even if the results of its queries are unchanged. */
const RENDERED_FOR_MS = 3_600_000;

type Queries = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** Records the results of a page's queries, so that it is rendered again only if they have changed. */
export function recordQueries(query: RenderRequest["query"]) {
  const results: QueryResult[] = [];
  let hasFailed = false;
  return {
    query: async (path: string, input: unknown) => {
      try {
        const value = await query(path, input);
        results.push({ path, input, digest: digestOfResult(value) });
        return value;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    /** `null` if any of them failed. */
    results: () => (hasFailed ? null : results),
  };
}

/** Whether a page that was rendered before is still right: all its queries give the same results. */
export async function isUnchanged(
  { status, degraded, madeAt, queries }: StoredReply,
  query: RenderRequest["query"],
): Promise<boolean> {
  const isRecent = Date.now() - madeAt < RENDERED_FOR_MS;
  if (status !== 200 || degraded || queries === null || !isRecent) return false;
  const same = await Promise.all(
    queries.map(
      async ({ path, input, digest }) => digestOfResult(await query(path, input)) === digest,
    ),
  ).catch(() => [false]);
  return same.every(Boolean);
}

const digestOfResult = (value: unknown): string => digestOf(JSON.stringify(value) ?? "undefined");

/**
 * Runs queries in-process for the page renderer, such as `query("services.bySlug", { slug })`.
 *
 * @param onUnexpected called with errors that are masked for the visitor
 */
export function pageQuery(
  createCaller: (context: Context) => unknown,
  context: Context,
  onUnexpected: (error: unknown, path: string) => void,
): RenderRequest["query"] {
  const caller = createCaller(context) as Queries;
  return async (path, input) => {
    try {
      const [noun = "", verb = ""] = path.split(".");
      return await caller[noun]?.[verb]?.(input);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 500) onUnexpected(error, path);
      throw new QueryError(failure.status, failure.message, error);
    }
  };
}
