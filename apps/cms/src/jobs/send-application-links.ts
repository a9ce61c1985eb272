import type { TaskConfig } from "payload";
import { composeLinksMail } from "../applications/send-links.ts";
import { attemptMail } from "./attempt-mail.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";

interface SendApplicationLinks {
  input: { email: string };
  output: object;
}

/** Sends the links to one person's applications. */
export const sendApplicationLinks: TaskConfig<SendApplicationLinks> = {
  slug: "send-application-links",
  label: "Send links to applications",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [{ name: "email", type: "text", required: true }],
  handler: async ({ input: { email }, job, req: { payload } }) => {
    await attemptMail({
      payload,
      job,
      kind: "application-links",
      async send() {
        const message = await composeLinksMail(payload, email, String(job.id));
        if (message) await payload.sendEmail(message);
        return message !== null;
      },
    });
    return { output: {} };
  },
};
