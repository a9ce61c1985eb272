import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { ExpectedApplication } from "./expected.ts";

/** Maximum number of applications per command. */
export const BULK_MAX = 200;

/** Why an application was skipped. */
type SkipReason = "changed" | "not-possible";

export interface BulkResult {
  /** Ids of those that were changed. */
  done: string[];
  skipped: { id: string; why: SkipReason }[];
}

/**
 * Runs a command for each of several applications, each in a transaction of its own, so that one that can't
 * be changed doesn't hold up the others.
 *
 * @param run resolves `false` if the application isn't as expected, and throws a TypeError if the command
 * isn't possible
 */
export async function inBulk(
  payload: Payload,
  applications: readonly ExpectedApplication[],
  run: (req: PayloadRequest, application: ExpectedApplication) => Promise<boolean>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], skipped: [] };
  for (const application of applications) {
    const { id } = application;
    try {
      const isDone = await inTransaction(payload, (req) => run(req, application));
      if (isDone) result.done.push(id);
      else result.skipped.push({ id, why: "changed" });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      result.skipped.push({ id, why: "not-possible" });
    }
  }
  return result;
}
