import type { PayloadRequest } from "payload";
import { wakeRunner } from "../lifecycle/runner.ts";
import { whenCommitted } from "../webhook/when-committed.ts";

/** Sends queued mail as soon as the transaction of the request is committed. Nothing waits for it. */
export function wakeMailRunner(req: PayloadRequest): void {
  void whenCommitted(req).then((isStored) => isStored && wakeRunner("mail"));
}
