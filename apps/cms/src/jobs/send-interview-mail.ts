import type { TaskConfig } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { readInterview } from "../interviews/interview.ts";
import { composeInterviewMail } from "../mail/compose-interview-mail.ts";
import { type InterviewMailKind, interviewMailKinds } from "../mail/mail-kinds.ts";
import { recordAttempt } from "../mail/record-attempt.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendInterviewMail {
  input: { interview: string; kind: InterviewMailKind };
  output: object;
}

/** Sends a mail about an interview. Attempts are shown with the application's other mail. */
export const sendInterviewMail: TaskConfig<SendInterviewMail> = {
  slug: "send-interview-mail",
  label: "Send mail about an interview",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "interview", type: "text", required: true },
    { name: "kind", type: "select", required: true, options: [...interviewMailKinds] },
  ],
  handler: async ({ input: { interview, kind }, job, req: { payload } }) => {
    const found = await readInterview(payload, interview);
    if (!found) return { output: {} };
    const about = { collection: formSlugs[found.form], id: found.application, kind };
    let to = "";
    const record = (sent: boolean, outcome: string) =>
      recordAttempt(payload, { ...about, to, sent, outcome });
    const isSent = await attemptMail({
      payload,
      job,
      kind,
      async send() {
        const mail = await composeInterviewMail(payload, { interview, kind, job: String(job.id) });
        if (mail === null) return false;
        to = String(mail.to ?? "");
        await payload.sendEmail(mail);
        return true;
      },
      onFailure: (outcome) => record(false, outcome),
    });
    if (isSent) await record(true, "Sent.");
    return { output: {} };
  },
};
