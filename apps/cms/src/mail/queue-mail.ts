import type { PayloadRequest } from "payload";
import { wakeRunner } from "../lifecycle/runner.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { arrivalKinds, isForStaff, type MailKind } from "./mail-kinds.ts";
import { MAILS_PER_HOUR, mayMail } from "./recipient-limit.ts";
import { recordAttempt } from "./record-attempt.ts";

interface Mailing {
  /** The collection that the submission lies in. */
  collection: SubmissionSlug;
  id: string;
  /** What follows an arrival, where not given. */
  kinds?: readonly MailKind[];
  /** Whether staff have asked for it: then no limit holds. */
  isByHand?: boolean;
}

/** What is noted on a submission whose sender gets no mail. */
export const TOO_MANY_MAILS = `Not sent: this address was sent ${MAILS_PER_HOUR} such messages within an hour. You can send it by hand.`;

/**
 * Puts a submission's mail into the queue, in the transaction of the request: it is stored with the
 * submission or not at all. Sending begins once that is committed, and nobody waits for it. Not for
 * what lies in quarantine: its mail is queued when staff release it.
 *
 * Anybody can give another person's address, so an inbox gets few mails within an hour. What is beyond
 * that is noted on the submission, which counts like any other.
 */
export async function queueMail(req: PayloadRequest, mailing: Mailing): Promise<void> {
  const { collection, id, kinds = arrivalKinds, isByHand = false } = mailing;
  for (const kind of kinds) {
    if (!isByHand && !isForStaff(kind) && !(await isWithinLimit(req, { collection, id, kind }))) {
      continue;
    }
    const input = { collection, id, kind, isByHand };
    await req.payload.jobs.queue({ task: "send-mail", input, req });
  }
  void whenCommitted(req).then((isStored) => isStored && wakeRunner("mail"));
}

interface SenderMail {
  collection: SubmissionSlug;
  id: string;
  kind: "confirmation" | "cancellation";
}

/** Counts a mail to the sender; notes it where it was too much. */
async function isWithinLimit(req: PayloadRequest, mail: SenderMail): Promise<boolean> {
  const { collection, id, kind } = mail;
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    select: { email: true },
    disableErrors: true,
    req,
  });
  const to = found?.email ?? "";
  if (await mayMail(req, kind, to)) return true;
  await recordAttempt(req.payload, { ...mail, to, sent: false, outcome: TOO_MANY_MAILS }, req);
  return false;
}
