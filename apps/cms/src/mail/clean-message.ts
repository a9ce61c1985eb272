import type { SendEmailOptions } from "payload";

/** A mail without any content that could become another header. */
export interface CleanMessage {
  from: Mailbox;
  to: string;
  replyTo: Mailbox | undefined;
  subject: string;
  text: string | undefined;
  html: string | undefined;
  messageId: string | undefined;
  calendar: CalendarPart | undefined;
  /** Pictures that the HTML shows; no other files are sent. */
  pictures: InlinePicture[];
}

export interface Mailbox {
  name: string;
  address: string;
}

/** An invitation: the mail program offers to add it to the calendar. */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/** A PNG that the HTML shows by its Content-ID. */
export interface InlinePicture {
  cid: string;
  content: Buffer;
}

/** The message itself is wrong: sending it again wouldn't help. */
export class UnusableMessageError extends Error {
  override name = "UnusableMessageError";
}

const ADDRESS_MAX = 254;
const NAME_MAX = 120;
const SUBJECT_MAX = 200;
/** A ticket's QR code has less than 1 kB. */
const PICTURE_MAX_BYTES = 16 * 1024;
const PICTURES_MAX = 2;

// A single address without list, comment or quotes, as the forms accept.
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Copies the parts of a message that the site uses, in a form that is safe in headers. Everything else
 * that a mail library supports (paths, URLs to fetch, raw headers, copies) is dropped, so that no answer
 * in a form can use it.
 *
 * @param sender the address that all mail is sent from, whatever the message says
 * @throws {UnusableMessageError} if an address isn't valid
 */
export function cleanMessage(message: SendEmailOptions, sender: Mailbox): CleanMessage {
  return {
    from: { ...sender, name: oneLine(nameOf(message.from) || sender.name, NAME_MAX) },
    to: addressOf(message.to),
    replyTo: message.replyTo
      ? {
          name: oneLine(nameOf(message.replyTo), NAME_MAX),
          address: addressOf(message.replyTo),
        }
      : undefined,
    subject: oneLine(String(message.subject ?? ""), SUBJECT_MAX),
    text: textOf(message.text),
    html: textOf(message.html),
    messageId: idOf(message.messageId),
    calendar: calendarOf(message.icalEvent),
    pictures: picturesOf(message.attachments),
  };
}

/** One line without control and direction characters. */
function oneLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").trim();
  return [...line].slice(0, max).join("");
}

function nameOf(mailbox: unknown): string {
  return typeof mailbox === "object" && mailbox !== null && "name" in mailbox
    ? String(mailbox.name ?? "")
    : "";
}

function addressOf(mailbox: unknown): string {
  const isNamed = typeof mailbox === "object" && mailbox !== null && "address" in mailbox;
  const address = isNamed ? mailbox.address : mailbox;
  if (typeof address !== "string" || address.length > ADDRESS_MAX || !ADDRESS.test(address)) {
    throw new UnusableMessageError("The address can't be used.");
  }
  return address;
}

function textOf(content: unknown): string | undefined {
  return typeof content === "string" ? content : undefined;
}

function idOf(id: string | undefined): string | undefined {
  return id !== undefined && /^<[\w.-]+@[\w.-]+>$/.test(id) ? id : undefined;
}

function calendarOf(event: unknown): CalendarPart | undefined {
  if (typeof event !== "object" || event === null) return undefined;
  const { method, content } = event as Partial<Record<string, unknown>>;
  if (typeof content !== "string") return undefined;
  return { method: method === "CANCEL" ? "CANCEL" : "REQUEST", content };
}

const CONTENT_ID = /^[a-z\d-]{1,64}@[a-z]{1,32}$/i;
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Only small PNGs that are in memory: no path or address is read, and no name becomes a header. */
function picturesOf(attachments: unknown): InlinePicture[] {
  if (!Array.isArray(attachments)) return [];
  return attachments.flatMap((one: unknown) => pictureOf(one) ?? []).slice(0, PICTURES_MAX);
}

function pictureOf(attachment: unknown): InlinePicture | null {
  if (typeof attachment !== "object" || attachment === null) return null;
  const { cid, content } = attachment as Partial<Record<string, unknown>>;
  if (typeof cid !== "string" || !CONTENT_ID.test(cid)) return null;
  if (!Buffer.isBuffer(content) || content.length > PICTURE_MAX_BYTES) return null;
  return content.subarray(0, PNG_START.length).equals(PNG_START) ? { cid, content } : null;
}
