import type { SendEmailOptions } from "payload";

/** A message of which nothing can become a header of its own. */
export interface CleanMessage {
  from: Mailbox;
  to: string;
  replyTo: Mailbox | undefined;
  subject: string;
  text: string | undefined;
  html: string | undefined;
  messageId: string | undefined;
  calendar: CalendarPart | undefined;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** An invitation: the mail program offers to put it into the calendar. */
export interface CalendarPart {
  method: "REQUEST" | "CANCEL";
  content: string;
}

/** What is wrong with a message in itself: sending it again wouldn't help. */
export class UnusableMessageError extends Error {
  override name = "UnusableMessageError";
}

const ADDRESS_MAX = 254;
const NAME_MAX = 120;
const SUBJECT_MAX = 200;

// One address, no list, no comment, no quotes: the forms take no other.
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;

/**
 * Takes from a message what the site's mail is made of, in a form that is safe to put into headers.
 * Anything else that a mail library understands (paths, addresses to fetch, raw headers, copies) is
 * left behind, so that no answer in a form can ever reach it.
 *
 * @param sender the one address that mail comes from, whatever the message says
 * @throws {UnusableMessageError} when an address isn't one
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
  };
}

/** Puts text into one line without control and direction characters. */
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
