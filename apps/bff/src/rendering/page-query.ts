import type { Context } from "../trpc/context.ts";
import { toFailure } from "../trpc/errors.ts";
import { createCaller } from "../trpc/router.ts";
import type { RenderRequest } from "./renderer.ts";

/** An error as pages may show it. */
class QueryError extends Error {
  readonly status: number;

  constructor(status: number, message: string, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

type Queries = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/**
 * Runs queries in-process for the page renderer, such as `query("services.bySlug", { slug })`.
 *
 * @param onUnexpected told of errors that the visitor sees masked
 */
export function pageQuery(
  context: Context,
  onUnexpected: (error: unknown, path: string) => void,
): RenderRequest["query"] {
  const caller = createCaller(context) as unknown as Queries;
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
