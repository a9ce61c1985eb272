import { JobCancelledError, type Payload } from "payload";
import { describeFailure } from "../mail/describe-failure.ts";
import { holdsLease } from "../leases/lease.ts";
import { mailLease } from "./mail-lease.ts";
import { noteNotSent, noteSent } from "./mail-queue.ts";
import { RETRIES } from "./retries.ts";

interface Attempt {
  payload: Payload;
  job: { id: number | string; totalTried?: number | null };
  /** Identifies the mail in the log. */
  kind: string;
  /** Sends it; `false` if there is nothing to send. */
  send(): Promise<boolean>;
  /** @param outcome shown to staff */
  onFailure?(outcome: string): Promise<void>;
}

/**
 * Tries to send a mail once, in a job that Payload retries.
 *
 * @returns whether it was sent
 * @throws {JobCancelledError} if retrying can't help
 */
export async function attemptMail(attempt: Attempt): Promise<boolean> {
  const { payload, job, kind } = attempt;
  // After a long pause, another process may have started to send it. That process records the outcome.
  if (!holdsLease(mailLease(String(job.id)))) throw new Error("Another process has taken it over.");
  try {
    if (!(await attempt.send())) return false;
  } catch (error) {
    const { outcome, isFinal } = describeFailure(error, (job.totalTried ?? 0) >= RETRIES);
    await attempt.onFailure?.(outcome);
    // Without the outcome or the address: mail servers tend to repeat the address that they refuse.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    payload.logger.warn({ job: job.id, kind, code, responseCode }, "Mail could not be sent");
    noteNotSent();
    if (isFinal) throw new JobCancelledError(outcome);
    throw new Error(outcome, { cause: error });
  }
  noteSent();
  return true;
}
