import type { PayloadRequest } from "payload";
import { transactionEnd } from "../database/transactions.ts";

/**
 * Waits until the transaction of a request is over. Payload runs its hooks before the commit, so a
 * gateway that is told at once could read, and keep, what stood there before.
 *
 * @returns whether what was written is stored; also `true` without a transaction
 */
export async function whenCommitted(req: PayloadRequest): Promise<boolean> {
  const id = await req.transactionID;
  return id === undefined || transactionEnd(req.payload, id);
}
