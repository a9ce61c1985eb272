import type { TaskConfig } from "payload";
import { composeMemberMail } from "../members/compose-member-mail.ts";
import type { MemberMail } from "../members/member-mail.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendMemberMail {
  input: { mail: MemberMail };
  output: object;
}

/** Sends a mail about an account. Attempts aren't shown to staff: they are private. */
export const sendMemberMail: TaskConfig<SendMemberMail> = {
  slug: "send-member-mail",
  label: "Send a mail about an account",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [{ name: "mail", type: "json", required: true }],
  handler: async ({ input: { mail }, job, req: { payload } }) => {
    await attemptMail({
      payload,
      job,
      kind: mail.kind,
      async send() {
        const message = await composeMemberMail(payload, mail, String(job.id));
        if (message) await payload.sendEmail(message);
        return message !== null;
      },
    });
    return { output: {} };
  },
};
