import { join } from "node:path";
import { traced } from "@kdl/runtime/tracing/traced-work";
import type { EmailAdapter } from "payload";
import { env } from "../env.ts";
import { ORGANISATION } from "../organisation-name.ts";
import { cleanMessage } from "./clean-message.ts";
import { outboxTransport, smtpTransport } from "./transport.ts";

const sender = { name: ORGANISATION, address: env.MAIL_FROM };

const deliver = env.SMTP_URL
  ? smtpTransport(env.SMTP_URL)
  : outboxTransport(join(env.DATA_DIR, "outbox"));

/**
 * Payload's mail adapter: sends through `SMTP_URL`, or writes files to the data folder. The log contains
 * the Message-ID, but neither recipients nor content.
 */
export const mailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: env.SMTP_URL ? "smtp" : "outbox",
  defaultFromName: sender.name,
  defaultFromAddress: sender.address,
  sendEmail: async (message) => {
    const clean = cleanMessage(message, sender);
    const id = await traced({ name: "send mail" }, () => deliver(clean));
    payload.logger.info({ mail: id }, env.SMTP_URL ? "Mail sent" : "Mail written to the outbox");
  },
});
