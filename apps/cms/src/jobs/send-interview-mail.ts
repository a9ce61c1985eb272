import type { TaskConfig } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { readInterview } from "../interviews/interview.ts";
import { composeInterviewMail } from "../mail/compose-interview-mail.ts";
import { type InterviewMailKind, interviewMailKinds } from "../mail/mail-kinds.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";
import { sendRecordedMail } from "./send-recorded-mail.ts";

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
    await sendRecordedMail({
      payload,
      job,
      kind,
      collection: formSlugs[found.form],
      id: found.application,
      compose: () => composeInterviewMail(payload, { interview, kind, job: String(job.id) }),
    });
    return { output: {} };
  },
};
