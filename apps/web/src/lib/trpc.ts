/** The gateway's client. Loaded on the first query that the page didn't bring along. */
import type { AppRouter } from "@kdl/bff/types";
import { createTRPCUntypedClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import { unexpected } from "@kdl/schemas/messages";
import { QueryFailure } from "./data.ts";

const client = createTRPCUntypedClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", maxItems: 8 })],
});

/** The gateway couldn't be reached at all: 503, so that the page offers another try. */
const UNREACHABLE = 503;

/**
 * Asks the gateway.
 * @throws {QueryFailure} with the gateway's status and text
 */
export async function queryGateway(path: string, input: unknown): Promise<unknown> {
  try {
    return await client.query(path, input);
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    const data = error.data as { httpStatus?: number } | undefined;
    if (data?.httpStatus) throw new QueryFailure(data.httpStatus, error.message);
    throw new QueryFailure(UNREACHABLE, unexpected);
  }
}
