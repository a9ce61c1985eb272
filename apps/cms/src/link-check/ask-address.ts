/** Checks whether a page on another site still exists. Uses only HEAD and GET, and never reads a body. */
import { Agent, type Dispatcher, request } from "undici";
import { siteOrigin } from "../env.ts";
import { type AddressRule, literalAddress, lookupWith, PRIVATE_ADDRESS } from "./public-address.ts";

export interface Outcome {
  /** Worded for editors; `null` if the page exists, or refuses programs. */
  problem: string | null;
  /** Whether the server answered, even with an error. */
  hasAnswered: boolean;
}

const CONNECT_TIMEOUT_MS = 8_000;
const ATTEMPT_TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
const MAX_HEADERS_BYTES = 16_384;

export const PRIVATE_PROBLEM = "It leads into a private network, where visitors can't follow.";

const headers = {
  "user-agent": `Mozilla/5.0 (compatible; LinkCheck/1.0; +${siteOrigin})`,
  accept: "text/html,*/*;q=0.5",
};

/** Checks addresses one by one over short-lived connections. Close it when done. */
export function createAsker(isAllowed: AddressRule): {
  ask: (address: string, signal?: AbortSignal) => Promise<Outcome>;
  close: () => Promise<void>;
} {
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookupWith(isAllowed) },
    connections: 1,
    maxHeaderSize: MAX_HEADERS_BYTES,
    keepAliveTimeout: 2_000,
    allowH2: false,
  });

  async function ask(address: string, signal?: AbortSignal): Promise<Outcome> {
    let url = new URL(address);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const refusal = refusalOf(url, isAllowed);
      if (refusal) return { problem: refusal, hasAnswered: hops > 0 };
      try {
        const { status, location } = await statusOf(url, dispatcher, signal);
        if (!location) return { problem: problemOf(status), hasAnswered: true };
        if (!URL.canParse(location, url))
          return { problem: "It leads on to an address that isn't one.", hasAnswered: true };
        url = new URL(location, url);
      } catch (error) {
        return { problem: reasonOf(error), hasAnswered: hops > 0 };
      }
    }
    return { problem: "It leads on and on, and never to a page.", hasAnswered: true };
  }

  return { ask, close: () => dispatcher.destroy() };
}

function refusalOf(url: URL, isAllowed: AddressRule): string | null {
  if (!/^https?:$/.test(url.protocol)) return "It leads on to something that isn't a web page.";
  const literal = literalAddress(url);
  return literal !== null && !isAllowed(literal) ? PRIVATE_PROBLEM : null;
}

/** Many servers answer HEAD wrongly, so errors are retried with GET. */
async function statusOf(url: URL, dispatcher: Dispatcher, signal: AbortSignal | undefined) {
  const head = await send("HEAD", url, dispatcher, signal).catch(() => null);
  return head && head.status < 400 ? head : send("GET", url, dispatcher, signal);
}

async function send(
  method: "HEAD" | "GET",
  url: URL,
  dispatcher: Dispatcher,
  signal: AbortSignal | undefined,
) {
  const limit = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
  // Leaves out the user name and password that an address can contain.
  const reply = await request(`${url.origin}${url.pathname}${url.search}`, {
    method,
    headers,
    dispatcher,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  // Destroying a body without an error listener causes an uncaught error.
  reply.body.on("error", () => undefined).destroy();
  const { location } = reply.headers;
  const leadsOn = reply.statusCode >= 300 && reply.statusCode < 400 && location !== undefined;
  return { status: reply.statusCode, location: leadsOn ? String(location) : null };
}

/** Sites that refuse programs (401, 403, 429 and made-up codes such as 999) may well have the page. */
function problemOf(status: number): string | null {
  if (status === 404 || status === 410) return `The page isn't there any more (${status}).`;
  if (status >= 500 && status < 600) return `The site answers with an error (${status}).`;
  return null;
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: "There is no site with this name.",
  ECONNREFUSED: "The site doesn't answer.",
  [PRIVATE_ADDRESS]: PRIVATE_PROBLEM,
};

function reasonOf(error: unknown): string {
  const { code = "", name = "" } = error as { code?: string; name?: string };
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return "Its certificate isn't valid.";
  if (name === "TimeoutError") return "The site didn't answer in time.";
  return reasons[code] ?? "The site doesn't answer.";
}
