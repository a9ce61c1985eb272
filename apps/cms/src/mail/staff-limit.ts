import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { metrics } from "../metrics/metrics.ts";
import { countMail, MAIL_WINDOW_MS } from "./count-mail.ts";

/** The most notices that staff get within an hour; further submissions are summarised. */
export const NOTICES_PER_HOUR = 30;

/** Recorded on a submission for which staff get no notice. */
export const TOO_MANY_NOTICES = `Not sent: there were more than ${NOTICES_PER_HOUR} notices within an hour. A summary follows.`;

/**
 * Whether one more notice may go to staff. Counted when it is sent: all submissions share this count, and
 * storing them must not wait for each other. The first one beyond the limit queues a summary for the end
 * of the hour.
 */
export function mayNotify(payload: Payload): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const { mails, endsAt } = await countMail(payload, "staff", req);
    if (mails <= NOTICES_PER_HOUR) return true;
    metrics.mailSent.of({ outcome: "limited" }).inc();
    if (mails === NOTICES_PER_HOUR + 1) {
      const since = new Date(endsAt.getTime() - MAIL_WINDOW_MS).toISOString();
      const input = { since, until: endsAt.toISOString() };
      await payload.jobs.queue({ task: "send-summary", input, waitUntil: endsAt, req });
    }
    return false;
  });
}
