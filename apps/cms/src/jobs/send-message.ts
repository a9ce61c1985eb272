import type { TaskConfig } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { composeMessage } from "../applications/messages/compose-message.ts";
import { recordAttempt } from "../mail/record-attempt.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendMessage {
  input: { collection: string; id: string; message: string };
  output: object;
}

/** Recipient and text are looked up when it is sent: the queue holds no personal data. */
export const sendMessage: TaskConfig<SendMessage> = {
  slug: "send-message",
  label: "Send a message to an applicant",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "collection", type: "text", required: true },
    { name: "id", type: "text", required: true },
    { name: "message", type: "text", required: true },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    const { id, message } = input;
    const collection = input.collection as SubmissionSlug;
    const attempt = { collection, id, kind: "message", to: "" } as const;
    const mailed = { to: "", subject: "" };
    const isSent = await attemptMail({
      payload,
      job,
      kind: "message",
      async send() {
        const mail = await composeMessage(payload, {
          collection,
          id,
          message,
          job: String(job.id),
        });
        if (mail === null) return false;
        Object.assign(mailed, { to: String(mail.to ?? ""), subject: String(mail.subject ?? "") });
        await payload.sendEmail(mail);
        return true;
      },
      onFailure: (outcome) =>
        recordAttempt(payload, { ...attempt, to: mailed.to, sent: false, outcome }),
    });
    const outcome = `Sent: ${mailed.subject}`;
    if (isSent) await recordAttempt(payload, { ...attempt, to: mailed.to, sent: true, outcome });
    return { output: {} };
  },
};
