/** What the CMS has mailed, read from the folder that stands in for a mail server. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface SentMail {
  to: string;
  subject: string;
  /** Its plain text. */
  text: string;
  /** The whole message, as it would have travelled. */
  source: string;
  /** What the link in it carries. */
  token: string | null;
}

const WAIT_MS = 30_000;

/** Soft line breaks and escapes of quoted-printable. */
const decoded = (body: string) =>
  Buffer.from(
    body
      .replaceAll("=\r\n", "")
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();

/** Headers may be folded into several lines. */
const header = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, "im").exec(source)?.[1]?.replaceAll(/\r\n\s+/g, " ");

function read(path: string): SentMail {
  const source = readFileSync(path, "utf8");
  const [, part = ""] = source.split(/Content-Type: text\/plain[^]*?\r\n\r\n/);
  const encoding = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)/.exec(source);
  const body = part.split("\r\n--")[0] ?? "";
  const text = encoding?.[1] === "base64" ? Buffer.from(body, "base64").toString() : decoded(body);
  return {
    to: header(source, "To") ?? "",
    subject: header(source, "Subject") ?? "",
    text: text.replaceAll("\r\n", "\n"),
    source,
    token: /[?&]token=([\w-]+)/.exec(text)?.[1] ?? null,
  };
}

/** Everything that was mailed, oldest first. @param folder DATA_DIR */
export function sentMail(folder: string): SentMail[] {
  const outbox = join(folder, "outbox");
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map((name) => read(join(outbox, name)));
  } catch {
    return [];
  }
}

/** Waits until so many messages have been mailed to an address, and gives the last one. */
export async function mailTo(folder: string, address: string, count = 1): Promise<SentMail> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const found = sentMail(folder).filter(({ to }) => to === address);
    if (found.length >= count) return found.at(-1)!;
    if (Date.now() > deadline) throw new Error(`${found.length} messages to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
