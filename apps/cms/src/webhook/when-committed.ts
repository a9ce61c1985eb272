import type { PayloadRequest } from "payload";
import { transactionEnd } from "../database/transactions.ts";

/**
 * Waits until the transaction of a request has ended. Payload runs its hooks before the commit, so a
 * gateway that is notified at that point could read, and cache, the old version.
 *
 * @returns whether it was committed; also `true` without a transaction
 */
export async function whenCommitted(req: PayloadRequest): Promise<boolean> {
  const id = await req.transactionID;
  return id === undefined || transactionEnd(req.payload, id);
}
