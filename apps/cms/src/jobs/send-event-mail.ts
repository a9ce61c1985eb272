import type { TaskConfig } from "payload";
import type { MailKind } from "../mail/mail-kinds.ts";
import { composeSend } from "../submissions/event-mails/compose.ts";
import { type EventSend, noteState, readSend } from "../submissions/event-mails/event-send.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";
import { sendRecordedMail } from "./send-recorded-mail.ts";

interface SendEventMail {
  input: { send: string };
  output: object;
}

/** Sends a mail to a participant. The outcome is on the registration, and in the event's log. */
export const sendEventMail: TaskConfig<SendEventMail> = {
  slug: "send-event-mail",
  label: "Send a mail to a participant",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [{ name: "send", type: "text", required: true }],
  handler: async ({ input, job, req: { payload } }) => {
    const send = await readSend(payload, input.send);
    // The process may have died after it had sent the mail, and before it could remove the job.
    if (!send || send.state === "sent") return { output: {} };
    try {
      const isSent = await sendRecordedMail({
        payload,
        job,
        kind: kindOf(send),
        collection: "event-registrations",
        id: send.registration,
        compose: () => composeSend(payload, send, String(job.id)),
      });
      await noteState(payload, send.id, isSent ? "sent" : "skipped");
    } catch (error) {
      await noteState(payload, send.id, "failed");
      throw error;
    }
    return { output: {} };
  },
};

function kindOf({ kind }: EventSend): MailKind {
  return kind === "week" || kind === "day" ? "event-reminder" : `event-${kind}`;
}
