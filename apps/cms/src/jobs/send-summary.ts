import type { TaskConfig } from "payload";
import { type BusyHour, composeSummary } from "../mail/summary.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendSummary {
  input: BusyHour;
  output: object;
}

/** Summarises an hour in which more submissions came than staff get single notices of. */
export const sendSummary: TaskConfig<SendSummary> = {
  slug: "send-summary",
  label: "Send a summary to staff",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "since", type: "text", required: true },
    { name: "until", type: "text", required: true },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    await attemptMail({
      payload,
      job,
      kind: "summary",
      async send() {
        await payload.sendEmail(await composeSummary(payload, input, String(job.id)));
        return true;
      },
    });
    return { output: {} };
  },
};
