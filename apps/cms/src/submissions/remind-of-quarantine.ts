import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { startPeriodic } from "../leases/start-periodic.ts";
import { wakeRunner } from "../lifecycle/runner.ts";
import { countMail } from "../mail/count-mail.ts";
import { waitingInQuarantine } from "../mail/quarantine-notice.ts";

const EVERY_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Runs in one of all processes that share the database. */
export function startQuarantineReminders(payload: Payload): void {
  startPeriodic(payload, "quarantine", EVERY_MS, () => remindOfQuarantine(payload));
}

/**
 * Queues a mail to staff if submissions have waited in quarantine for more than a day; once a day, however
 * many processes call this and however often they restart: the mail is counted in the database, in the
 * transaction that queues it.
 */
export async function remindOfQuarantine(payload: Payload): Promise<void> {
  if ((await waitingInQuarantine(payload, new Date())).length === 0) return;
  await inTransaction(payload, async (req) => {
    const { mails } = await countMail(payload, "quarantine", req, DAY_MS);
    if (mails > 1) return;
    await payload.jobs.queue({ task: "send-quarantine-notice", input: {}, req });
  });
  wakeRunner("mail");
}
