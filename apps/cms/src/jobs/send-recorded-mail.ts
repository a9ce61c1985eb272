import type { Payload, SendEmailOptions } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import type { MailKind } from "../mail/mail-kinds.ts";
import { recordAttempt } from "../mail/record-attempt.ts";
import { attemptMail } from "./attempt-mail.ts";

interface RecordedMail {
  payload: Payload;
  job: { id: number | string; totalTried?: number | null };
  kind: MailKind;
  /** The submission that it is about. */
  collection: SubmissionSlug;
  id: string;
  /** @returns `null` if there is nothing to send any more */
  compose(): Promise<SendEmailOptions | null>;
}

/**
 * Sends a mail, and shows the attempt with the other mail about the submission.
 *
 * @returns whether there was something to send
 * @throws {JobCancelledError} if retrying can't help
 */
export async function sendRecordedMail(mail: RecordedMail): Promise<boolean> {
  const { payload, job, kind, collection, id, compose } = mail;
  let to = "";
  const record = (sent: boolean, outcome: string) =>
    recordAttempt(payload, { collection, id, kind, to, sent, outcome });
  const isSent = await attemptMail({
    payload,
    job,
    kind,
    async send() {
      const options = await compose();
      if (options === null) return false;
      to = String(options.to ?? "");
      await payload.sendEmail(options);
      return true;
    },
    onFailure: (outcome) => record(false, outcome),
  });
  if (isSent) await record(true, "Sent.");
  return isSent;
}
