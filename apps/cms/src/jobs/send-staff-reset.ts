import type { TaskConfig } from "payload";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendStaffReset {
  input: { email: string };
  output: object;
}

/** Mails staff a link to choose a new password, if somebody has this address. */
export const sendStaffReset: TaskConfig<SendStaffReset> = {
  slug: "send-staff-reset",
  label: "Send a link for a new password to staff",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [{ name: "email", type: "text", required: true }],
  handler: async ({ input: { email }, job, req: { payload } }) => {
    const send = async () =>
      (await payload.forgotPassword({ collection: "users", data: { email } })) !== null;
    await attemptMail({ payload, job, kind: "staff-reset", send });
    return { output: {} };
  },
};
