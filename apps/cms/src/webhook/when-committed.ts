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
  const isOpen = () => Object.hasOwn(req.payload.db.sessions ?? {}, transaction);
  for (let waited = 0; waited < LIMIT_MS && isOpen(); waited += POLL_MS) await delay(POLL_MS);
}
