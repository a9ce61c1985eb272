import type { TaskConfig } from "payload";
import { composeMail } from "../mail/compose-mail.ts";
import { isForStaff, type MailKind, mailKinds } from "../mail/mail-kinds.ts";
import { recordAttempt } from "../mail/record-attempt.ts";
import { mayNotify, TOO_MANY_NOTICES } from "../mail/staff-limit.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendMail {
  input: { collection: string; id: string; kind: MailKind; isExempt?: boolean };
  output: object;
}

/** The recipient is looked up when it is sent: the queue holds no personal data. */
export const sendMail: TaskConfig<SendMail> = {
  slug: "send-mail",
  label: "Send a submission's mail",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "collection", type: "text", required: true },
    { name: "id", type: "text", required: true },
    { name: "kind", type: "select", required: true, options: [...mailKinds] },
    { name: "isExempt", type: "checkbox" },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    const { kind, id, isExempt = false } = input;
    const collection = input.collection as SubmissionSlug;
    const attempt = { collection, id, kind, to: "" };
    // A retry was counted the first time.
    const counts = isForStaff(kind) && !isExempt && !job.totalTried;
    let isTooMany = false;
    const isSent = await attemptMail({
      payload,
      job,
      kind,
      async send() {
        const mail = await composeMail(payload, { collection, id, kind, job: String(job.id) });
        if (mail === null) return false;
        attempt.to = String(mail.to ?? "");
        isTooMany = counts && !(await mayNotify(payload));
        if (!isTooMany) await payload.sendEmail(mail);
        return !isTooMany;
      },
      onFailure: (outcome) => recordAttempt(payload, { ...attempt, sent: false, outcome }),
    });
    const outcome = isTooMany ? TOO_MANY_NOTICES : "Sent.";
    if (isSent || isTooMany) await recordAttempt(payload, { ...attempt, sent: isSent, outcome });
    return { output: {} };
  },
};
