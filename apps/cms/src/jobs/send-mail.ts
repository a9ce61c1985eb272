import { JobCancelledError, type TaskConfig } from "payload";
import { composeMail } from "../mail/compose-mail.ts";
import { describeFailure } from "../mail/describe-failure.ts";
import { type MailKind, mailKinds } from "../mail/mail-kinds.ts";
import { recordAttempt } from "../mail/record-attempt.ts";
import type { SubmissionSlug } from "../submissions/form-slugs.ts";
import { noteNotSent, noteSent } from "./mail-queue.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendMail {
  input: { collection: string; id: string; kind: MailKind };
  output: object;
}

/** Who is written to is looked up when it is sent: the queue holds no personal data. */
export const sendMail: TaskConfig<SendMail> = {
  slug: "send-mail",
  label: "Send a submission's mail",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "collection", type: "text", required: true },
    { name: "id", type: "text", required: true },
    { name: "kind", type: "select", required: true, options: [...mailKinds] },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    const { kind, id } = input;
    const collection = input.collection as SubmissionSlug;
    const attempt = { collection, id, kind, to: "" };
    try {
      const mail = await composeMail(payload, { collection, id, kind, job: String(job.id) });
      if (mail === null) return { output: {} };
      attempt.to = String(mail.to ?? "");
      await payload.sendEmail(mail);
    } catch (error) {
      const isLast = (job.totalTried ?? 0) >= RETRIES;
      const { outcome, isFinal } = describeFailure(error, isLast);
      await recordAttempt(payload, { ...attempt, sent: false, outcome });
      // Not the outcome: servers like to name the address that they refuse.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      payload.logger.warn({ job: job.id, kind, code, responseCode }, "Mail could not be sent");
      noteNotSent();
      if (isFinal) throw new JobCancelledError(outcome);
      throw new Error(outcome, { cause: error });
    }
    noteSent();
    await recordAttempt(payload, { ...attempt, sent: true, outcome: "Sent." });
    return { output: {} };
  },
};
