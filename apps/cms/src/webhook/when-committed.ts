import { setTimeout as delay } from "node:timers/promises";
import type { PayloadRequest } from "payload";

const POLL_MS = 20;
const LIMIT_MS = 5000;

/**
 * Waits until the transaction of a request is over. Payload runs its hooks before the commit, so a
 * gateway that is told at once could read, and keep, what stood there before.
 */
export async function whenCommitted(req: PayloadRequest): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined) return;
  const sessions = req.payload.db.sessions ?? {};
  for (let waited = 0; waited < LIMIT_MS && transaction in sessions; waited += POLL_MS) {
    // oxlint-disable-next-line no-await-in-loop -- polling is the point
    await delay(POLL_MS);
  }
}
