import type { TaskConfig } from "payload";
import { composeQuarantineNotice } from "../mail/quarantine-notice.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendQuarantineNotice {
  input: object;
  output: object;
}

/** Tells staff what waits in quarantine. Counted when it is sent. */
export const sendQuarantineNotice: TaskConfig<SendQuarantineNotice> = {
  slug: "send-quarantine-notice",
  label: "Tell staff what waits in quarantine",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [],
  handler: async ({ job, req: { payload } }) => {
    await attemptMail({
      payload,
      job,
      kind: "quarantine-notice",
      async send() {
        const mail = await composeQuarantineNotice(payload, String(job.id), new Date());
        if (mail !== null) await payload.sendEmail(mail);
        return mail !== null;
      },
    });
    return { output: {} };
  },
};
