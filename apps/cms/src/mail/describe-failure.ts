import { UnusableMessageError } from "./clean-message.ts";

const RESPONSE_MAX = 200;

/** Properties that mail libraries add to their errors. */
interface MailError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

export interface Failure {
  /** In words for staff; never a password or the address of the mail server. */
  outcome: string;
  /** Whether retrying can't help. */
  isFinal: boolean;
}

const unreachable = new Set(["ECONNECTION", "ECONNREFUSED", "ETIMEDOUT", "EDNS", "ESOCKET"]);

/**
 * Describes why a mail wasn't sent.
 *
 * @param isLast whether there are no retries left
 */
export function describeFailure(error: unknown, isLast: boolean): Failure {
  if (error instanceof UnusableMessageError) {
    return { outcome: `Not sent. ${error.message}`, isFinal: true };
  }
  const isFinal = isRefusal(error as MailError);
  const next = isFinal
    ? ""
    : isLast
      ? " Gave up after a day; you can send it again."
      : " It will be retried.";
  return { outcome: `${reasonOf(error as MailError)}${next}`, isFinal };
}

/** A refused address or message is final; a refused login may be fixed. */
function isRefusal({ responseCode = 0, command = "" }: MailError): boolean {
  return responseCode >= 500 && /^(?:RCPT TO|DATA)/.test(command);
}

/** Why a mail wasn't sent, without what happens next. */
export const reasonFor = (error: unknown): string =>
  error instanceof UnusableMessageError ? error.message : reasonOf(error as MailError);

function reasonOf(error: MailError): string {
  const { code = "", responseCode, response } = error;
  if (code === "EAUTH") return "The mail server refused our login.";
  if (code === "ETLS") return "The mail server offers no safe connection.";
  if (responseCode !== undefined) return `The mail server refused it: ${wordsOf(response ?? "")}`;
  if (unreachable.has(code)) return "The mail server can't be reached.";
  return "It could not be sent.";
}

/** The server's own message as one sentence. */
function wordsOf(response: string): string {
  const line = response.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return `${line.slice(0, RESPONSE_MAX).replace(/\.$/, "") || "no reason given"}.`;
}
