import { JobCancelledError, type TaskConfig } from "payload";
import { composeMemberMail } from "../mail/compose-member-mail.ts";
import { describeFailure } from "../mail/describe-failure.ts";
import type { MemberMail } from "../mail/member-mail.ts";
import { noteNotSent, noteSent } from "./mail-queue.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendMemberMail {
  input: { mail: MemberMail };
  output: object;
}

/** Sends a mail about an account. Nobody sees its attempts: what they are about is nobody's business. */
export const sendMemberMail: TaskConfig<SendMemberMail> = {
  slug: "send-member-mail",
  label: "Send a mail about an account",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [{ name: "mail", type: "json", required: true }],
  handler: async ({ input, job, req: { payload } }) => {
    const { mail } = input;
    try {
      const message = await composeMemberMail(payload, mail, String(job.id));
      if (!message) return { output: {} };
      await payload.sendEmail(message);
      noteSent();
    } catch (error) {
      const { outcome, isFinal } = describeFailure(error, (job.totalTried ?? 0) >= RETRIES);
      // Neither the outcome nor the address: servers like to name the one that they refuse.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const { kind } = mail;
      payload.logger.warn({ job: job.id, kind, code, responseCode }, "Mail could not be sent");
      noteNotSent();
      if (isFinal) throw new JobCancelledError(outcome);
      throw new Error(outcome, { cause: error });
    }
    return { output: {} };
  },
};
