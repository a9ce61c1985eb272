/** Mails sent by the CMS, read from the folder that replaces a mail server. */
import { join } from "node:path";
import { finishedFiles } from "./finished-files.ts";

export interface SentMail {
  /** The address, without a name. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
  /** The raw message. */
  source: string;
  /** The token in its link. */
  token: string | null;
}

const WAIT_MS = 60_000;

/** Decodes quoted-printable. */
const decoded = (body: string) =>
  Buffer.from(
    body
      .replaceAll("=\r\n", "")
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();

/** Headers may be folded over several lines. */
const header = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "im").exec(source)?.[1]?.replaceAll(/\r\n\s+/g, " ");

function parse(source: string): SentMail {
  const [, part = ""] = source.split(/Content-Type: text\/plain[^]*?\r\n\r\n/);
  const encoding = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)/.exec(source);
  const body = part.split("\r\n--")[0] ?? "";
  const text = encoding?.[1] === "base64" ? Buffer.from(body, "base64").toString() : decoded(body);
  return {
    to: /[^\s<>]+@[^\s<>]+/.exec(header(source, "To") ?? "")?.[0] ?? "",
    subject: header(source, "Subject") ?? "",
    text: text.replaceAll("\r\n", "\n"),
    source,
    token: /(?:[?&]token=|\/(?:application|registration)\/)([\w-]+)/.exec(text)?.[1] ?? null,
  };
}

/** All messages so far, oldest first. @param folder DATA_DIR */
export function sentMail(folder: string): SentMail[] {
  return [...finishedFiles(join(folder, "outbox"))]
    .filter(({ path }) => path.endsWith(".eml"))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ bytes }) => parse(bytes.toString("utf8")));
}

/** Waits for that many messages of a kind. @returns the last one */
export async function untilMailed(
  folder: string,
  isWanted: (mail: SentMail) => boolean,
  count = 1,
): Promise<SentMail> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const found = sentMail(folder).filter(isWanted);
    if (found.length >= count) return found.at(-1)!;
    if (Date.now() > deadline) throw new Error(`${found.length} of ${count} messages were mailed`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits for that many messages to an address. @returns the last one */
export const mailTo = (folder: string, address: string, count = 1): Promise<SentMail> =>
  untilMailed(folder, ({ to }) => to === address, count);
