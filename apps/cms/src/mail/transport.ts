import { createTransport, type SendMailOptions } from "nodemailer";
import type { CleanMessage, InlinePicture } from "./clean-message.ts";
import { writeToOutbox } from "./outbox.ts";

const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;
/** Time limit for sending one message, up to the server's last reply. */
const SEND_LIMIT_MS = 120_000;

/** Delivers messages; returns an id for the log that identifies no person. */
export type Transport = (message: CleanMessage) => Promise<string>;

/** Suppresses automatic replies. */
const automatic = { "Auto-Submitted": "auto-generated" };

function optionsOf({ calendar, pictures, ...message }: CleanMessage): SendMailOptions {
  return {
    ...message,
    headers: automatic,
    ...(calendar && { icalEvent: { ...calendar, filename: "invitation.ics" } }),
    ...(pictures.length > 0 && { attachments: pictures.map(asAttachment) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const asAttachment = ({ cid, content }: InlinePicture) => ({
  cid,
  content,
  contentType: "image/png",
  contentDisposition: "inline" as const,
  filename: "picture.png",
});

/**
 * Sends through a mail server, with a connection for each message, since the site sends few.
 *
 * @param url `smtp://` or `smtps://`, with name and password if the server needs them
 */
export function smtpTransport(url: string): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  return async (message) => {
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    const { messageId } = await mailer.sendMail({ ...optionsOf(message), signal });
    // Without the host, which makes it look like an address.
    return messageId.replace(/^<|@.*$/g, "");
  };
}

/** Writes messages to a folder instead of sending them. */
export function outboxTransport(folder: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await mailer.sendMail(optionsOf(message));
    return writeToOutbox(folder, bytes as Buffer);
  };
}
