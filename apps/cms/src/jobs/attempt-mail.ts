import { JobCancelledError, type Payload } from "payload";
import { describeFailure } from "../mail/describe-failure.ts";
import { holdsLease } from "../leases/lease.ts";
import { mailLease } from "./mail-lease.ts";
import { noteNotSent, noteSent } from "./mail-queue.ts";
import { RETRIES } from "./retries.ts";

interface Attempt {
  payload: Payload;
  job: { id: number | string; totalTried?: number | null };
  /** Of the mail, for the log. */
  kind: string;
  /** Sends it; `false` where there is nothing to send. */
  send(): Promise<boolean>;
  /** @param outcome in words for staff */
  onFailure?(outcome: string): Promise<void>;
}

/**
 * Tries to send a mail once, in a job that Payload retries.
 *
 * @returns whether it was sent
 * @throws {JobCancelledError} where another try can't help
 */
export async function attemptMail(attempt: Attempt): Promise<boolean> {
  const { payload, job, kind } = attempt;
  // After a long pause another process may have begun to send it. That one says what became of it.
  if (!holdsLease(mailLease(String(job.id)))) throw new Error("Another process has taken it over.");
  try {
    if (!(await attempt.send())) return false;
  } catch (error) {
    const { outcome, isFinal } = describeFailure(error, (job.totalTried ?? 0) >= RETRIES);
    await attempt.onFailure?.(outcome);
    // Neither the outcome nor the address: servers like to name the one that they refuse.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    payload.logger.warn({ job: job.id, kind, code, responseCode }, "Mail could not be sent");
    noteNotSent();
    if (isFinal) throw new JobCancelledError(outcome);
    throw new Error(outcome, { cause: error });
  }
  noteSent();
  return true;
}
