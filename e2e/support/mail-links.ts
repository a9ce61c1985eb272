/** Links in mails, and how programs open them: mail scanners, previews and prefetching browsers. */
import { request } from "node:http";
import { sentMail } from "@kdl/runtime/testing/sent-mail";

/** Addresses below one of the origins in the mails to these people, each once. */
export function linksMailedTo(
  dataDir: string,
  people: readonly string[],
  origins: readonly string[],
): string[] {
  const mails = sentMail(dataDir).filter(({ to }) => people.includes(to));
  const links = mails
    .flatMap(({ text }) => text.match(/https?:\/\/[^\s<>"]+/g) ?? [])
    .map((link) => link.replace(/[.,)]+$/, ""))
    .filter((link) => origins.some((origin) => link.startsWith(`${origin}/`)));
  return [...new Set(links)].toSorted();
}

const AGENTS: Record<string, string>[] = [
  {},
  { purpose: "prefetch", "sec-purpose": "prefetch;prerender" },
  { "user-agent": "Mozilla/5.0 (compatible; LinkScanner/2.0)", accept: "*/*" },
];

/**
 * Opens a link to this machine, as one of several kinds of programs.
 * @param turn selects the kind, and the client address, to which limits apply
 * @returns the status, once the body has been read
 */
export function openLink(link: string, method: "GET" | "HEAD", turn: number): Promise<number> {
  const { port, pathname, search } = new URL(link);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  request({
    host: "127.0.0.1",
    port,
    path: pathname + search,
    method,
    // All of 127.0.0.0/8 is this machine.
    localAddress: `127.${1 + (turn % 200)}.${Math.floor(turn / 200) % 250}.7`,
    headers: { accept: "text/html", ...AGENTS[turn % AGENTS.length] },
  })
    .on("error", reject)
    .on("response", (response) => {
      response.on("error", reject).on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    })
    .end();
  return promise;
}
