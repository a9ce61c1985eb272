/** The gateway's client. Loaded on the first query whose result didn't come with the page. */
import type { AppRouter } from "@kdl/bff/types";
import { createTRPCUntypedClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { unreachable } from "@kdl/schemas/messages";
import { QueryFailure } from "./data.ts";

const client = createTRPCUntypedClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", maxItems: 8 })],
});

/** The gateway couldn't be reached: 503, so that the page offers a retry. */
const UNREACHABLE = 503;

/** Delays before retries, in ms: a connection that is just coming back loses the first requests. */
const RETRY_AFTER_MS = [400, 1200];

/**
 * Queries the gateway, and retries if nothing answers.
 * @throws {QueryFailure} with the gateway's status and text; `unreachable` if there is no answer
 */
export async function queryGateway(path: string, input: unknown): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await (isSecret(path) ? client.mutation(path, input) : client.query(path, input));
    } catch (error) {
      if (!(error instanceof TRPCClientError)) throw error;
      const data = error.data as { httpStatus?: number } | undefined;
      if (data?.httpStatus) throw new QueryFailure(data.httpStatus, error.message);
      const wait = RETRY_AFTER_MS[tries];
      // Anything but a TypeError came from something else, such as a proxy without a gateway.
      const isLost = error.cause instanceof TypeError && navigator.onLine;
      if (!isLost || wait === undefined) {
        throw new QueryFailure(UNREACHABLE, unreachable);
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Queries that carry a secret are posted, so that it never appears in a URL. */
const isSecret = (path: string) => /^(?:applications|certificates|registrations)\./.test(path);
