import type { PayloadRequest } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { arrivalKinds, type MailKind } from "./mail-kinds.ts";
import { MAILS_PER_HOUR, mayMail } from "./recipient-limit.ts";
import { recordAttempt } from "./record-attempt.ts";
import { wakeMailRunner } from "./wake-mail-runner.ts";

interface Mailing {
  /** The submission's collection. */
  collection: SubmissionSlug;
  id: string;
  /** Defaults to those of a new submission. */
  kinds?: readonly MailKind[];
  /**
   * Whether the organisation triggers it: staff requested it or made a decision, or a deadline has passed.
   * No limit applies to it, so that a flood by strangers can't block it.
   */
  isExempt?: boolean;
}

/** Recorded on a submission whose sender gets no mail. */
export const TOO_MANY_MAILS = `Not sent: this address was sent ${MAILS_PER_HOUR} such messages within an hour. You can send it by hand.`;

/**
 * Queues a submission's mail in the transaction of the request: it is stored with the submission or not at
 * all. It is sent after the commit, and the reply doesn't wait for it. Quarantined submissions have no
 * mail: it is queued when staff release them.
 *
 * Anybody can enter another person's address, so an inbox gets few mails within an hour. If the limit is
 * reached, that is recorded on the submission, which counts like any other.
 */
export async function queueMail(req: PayloadRequest, mailing: Mailing): Promise<void> {
  const { collection, id, kinds = arrivalKinds, isExempt = false } = mailing;
  for (const kind of kinds) {
    if (!isExempt && isLimited(kind) && !(await isWithinLimit(req, { collection, id, kind }))) {
      continue;
    }
    const input = { collection, id, kind, isExempt };
    await req.payload.jobs.queue({ task: "send-mail", input, req });
  }
  wakeMailRunner(req);
}

/** Mail that strangers can trigger. */
type SenderKind = "confirmation" | "cancellation";

const isLimited = (kind: MailKind): kind is SenderKind =>
  kind === "confirmation" || kind === "cancellation";

interface SenderMail {
  collection: SubmissionSlug;
  id: string;
  kind: SenderKind;
}

/** Counts a mail to the sender; records on the submission that the limit was reached. */
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
