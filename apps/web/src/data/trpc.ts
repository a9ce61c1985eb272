/** The gateway's client. Loaded on the first query that the page didn't bring along. */
import type { AppRouter } from "@kdl/bff/types";
import { createTRPCUntypedClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { unreachable } from "@kdl/schemas/messages";
import { QueryFailure } from "./data.ts";

const client = createTRPCUntypedClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", maxItems: 8 })],
});

/** The gateway couldn't be reached at all: 503, so that the page offers another try. */
const UNREACHABLE = 503;

/** Waits before another try, in ms: a connection that is just coming back loses the first requests. */
const RETRY_AFTER_MS = [400, 1200];

/**
 * Asks the gateway, and again where nothing answers.
 * @throws {QueryFailure} with the gateway's status and text; `unreachable` where there is no answer
 */
export async function queryGateway(path: string, input: unknown): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await client.query(path, input);
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      const data = error.data as { httpStatus?: number } | undefined;
      if (data?.httpStatus) throw new QueryFailure(data.httpStatus, error.message);
      const wait = RETRY_AFTER_MS[tries];
      // What isn't a TypeError is an answer of something else, such as a proxy without a gateway.
      const isLost = error.cause instanceof TypeError && navigator.onLine;
      if (!isLost || wait === undefined) {
        throw new QueryFailure(UNREACHABLE, unreachable);
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
