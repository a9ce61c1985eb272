import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

const LABEL = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
const HOST = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})*|\\[([0-9a-f:.]+)\\])(?::(\\d{1,5}))?$`, "i");
/** A name of 253 characters and a port. */
const MAX_LENGTH = 259;
const MAX_PORT = 65_535;

/** Whether a text is a host name or an address, perhaps with a port, and nothing else. */
export function isHost(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const match = HOST.exec(text);
  if (match === null) return false;
  const [, ipv6, port = "0"] = match;
  return (ipv6 === undefined || isIPv6(ipv6)) && Number(port) <= MAX_PORT;
}

/** Like {@link isHost}, and remembers the last host: nearly all requests have the same. */
export function createHostCheck(): (host: string) => boolean {
  let known = "";
  return (host) => {
    if (host === known && host !== "") return true;
    if (!isHost(host)) return false;
    known = host;
    return true;
  };
}

/** Whether a request has the header Host more than once: Node keeps the first and drops the others. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}
