/** Mail of a CMS that has no mail server: files. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

interface Message {
  to: string;
  /** The whole message, as it would have travelled. */
  source: string;
}

/** The oldest first. */
async function messages(dataDir: string): Promise<Message[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const sources = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .toSorted()
      .map((name) => readFile(join(folder, name), "utf8")),
  );
  return sources.flatMap((source) => {
    const to = /^To: .*?([^\s<>]+@[^\s<>]+)/m.exec(source)?.[1];
    return to === undefined ? [] : [{ to, source }];
  });
}

/** Addresses of all messages so far, sorted. */
export async function mailedTo(dataDir: string): Promise<string[]> {
  return (await messages(dataDir)).map(({ to }) => to).toSorted();
}

const MAILED_WITHIN_MS = 60_000;

/** The link's token in the last of so many messages with one to an address, once they are there. */
export async function mailedToken(dataDir: string, address: string, count = 1): Promise<string> {
  const deadline = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    const sent = (await messages(dataDir)).filter(({ to }) => to === address);
    const tokens = sent.flatMap(({ source }) => tokenIn(source) ?? []);
    if (tokens.length >= count) return tokens.at(-1) ?? "";
    if (Date.now() > deadline) throw new Error(`${tokens.length} links were mailed to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The link of the last message to a member of staff who forgot the password, once it is there. */
export async function staffResetLink(dataDir: string, address: string): Promise<string> {
  const deadline = Date.now() + MAILED_WITHIN_MS;
  for (;;) {
    const sent = (await messages(dataDir)).filter(({ to }) => to === address);
    const plain = sent.map(({ source }) => source.replaceAll(/=\r?\n/g, ""));
    const link = plain
      .flatMap((source) => /https?:\/\/[^\s"<>]+\/admin\/reset\/\w+/.exec(source) ?? [])
      .at(-1);
    if (link !== undefined) return link;
    if (Date.now() > deadline) throw new Error(`No link was mailed to ${address}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Quoted-printable breaks long lines and writes `=` as `=3D`. */
const tokenIn = (source: string) =>
  /[?&]token=([\w-]{43})/.exec(source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="))?.[1];
