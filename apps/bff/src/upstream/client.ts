/** Reads from an upstream: bounded in time and size, never led to another host. */
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { currentRequestId } from "@kdl/runtime/request-scope";
import { Agent, type Dispatcher } from "undici";
import { connectTo, type UpstreamAddress } from "./address.ts";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { failOver, isPassing } from "./fail-over.ts";
import { UpstreamError } from "./upstream-error.ts";
import { readBody } from "./read-body.ts";
import { redirectTarget } from "./redirect.ts";
import { retry } from "./retry.ts";
import { asUpstreamError } from "./transport-error.ts";

export interface UpstreamOptions {
  /** Where the upstream is. */
  addresses: UpstreamAddresses;
  /** Time for a whole read, from the first attempt to the last byte of the last one. Default 8 s. */
  timeoutMs?: number;
  /** Largest reply in bytes. Default 2 MiB. */
  maxBytes?: number;
  /** Further attempts of a read that failed at every address. Default 2. */
  retries?: number;
  /** Told of what the upstream says that it speaks, on any reply. */
  extensions?: Extensions;
}

interface ReadOptions {
  headers?: Readonly<Record<string, string>>;
  maxBytes?: number;
}

interface Reply {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

export interface UpstreamClient {
  /**
   * GET of a path under the upstream's addresses, or of an absolute address (images may lie elsewhere).
   * @throws {UpstreamError}
   */
  read(path: string, options?: ReadOptions): Promise<Reply>;
  close(): Promise<void>;
}

const READ_TIMEOUT_MS = 8000;
const MAX_BYTES = 2 * 1024 * 1024;
const RETRIES = 2;
const RETRY_DELAY_MS = 150;
const MAX_REDIRECTS = 3;
/** Of absolute addresses: they stand for themselves. */
const elsewhere: UpstreamAddress = { name: "", base: "", ip: null };
/** Share of the time that is left for one address, where another may be asked after it. */
const ADDRESS_SHARE = 0.4;

/** Makes a client; it keeps connections open until it is closed. */
export function createUpstreamClient(options: UpstreamOptions): UpstreamClient {
  // One Pool for each origin: the upstream's addresses, and where IMAGE_BASES point to.
  const agent = new Agent({
    connections: 16,
    pipelining: 1,
    connect: { timeout: 3000 },
    // Below the 5 s after which node:http closes an idle connection, or a request would meet a dead one.
    keepAliveTimeout: 3500,
    keepAliveMaxTimeout: 30_000,
    allowH2: false,
  });
  const { addresses } = options;

  async function fetchFrom(
    address: UpstreamAddress,
    path: string,
    read: ReadOptions,
    deadline: number,
  ): Promise<Reply> {
    const maxBytes = read.maxBytes ?? options.maxBytes ?? MAX_BYTES;
    const headers = {
      accept: "application/json",
      "accept-encoding": "identity",
      [REQUEST_ID_HEADER]: currentRequestId(),
      ...read.headers,
    };
    let target = new URL(address.base + path);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(deadline - performance.now())));
      const { origin, host } = connectTo(address, target);
      const response = await send(agent, origin, target, { ...headers, host }, signal, path);
      options.extensions?.note(response.headers);
      const next = redirectTarget(response, target, path);
      if (next === null) {
        return { headers: response.headers, body: await readBody(response, maxBytes, path) };
      }
      response.body.on("error", () => {}).destroy();
      target = next;
    }
    throw new UpstreamError("status", "too many redirects", { path });
  }

  return {
    read(wanted, read = {}) {
      const path = pathOf(wanted, addresses.urls);
      const deadline = performance.now() + (options.timeoutMs ?? READ_TIMEOUT_MS);
      const fetchOnce = () =>
        isAbsolute(path)
          ? fetchFrom(elsewhere, path, read, deadline)
          : failOver(addresses, {
              send: (address, hasOther) =>
                fetchFrom(address, path, read, hasOther ? partOf(deadline) : deadline),
              outcomeOf: () => "answered",
              mayRepeat: () => true,
            });
      return retry(fetchOnce, {
        retries: options.retries ?? RETRIES,
        baseDelayMs: RETRY_DELAY_MS,
        deadline,
        isWorthwhile: isPassing,
      });
    },
    close: () => agent.destroy(),
  };
}

const isAbsolute = (path: string) => /^https?:\/\//.test(path);

/** The path of what lies under the upstream, so that any of its addresses may be asked. */
function pathOf(wanted: string, urls: readonly string[]): string {
  const base = urls.find((url) => wanted.startsWith(`${url}/`));
  return base === undefined ? wanted : wanted.slice(base.length);
}

function partOf(deadline: number): number {
  const now = performance.now();
  return now + (deadline - now) * ADDRESS_SHARE;
}

async function send(
  agent: Agent,
  origin: string,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
  path: string,
): Promise<Dispatcher.ResponseData> {
  try {
    return await agent.request({
      origin,
      path: `${url.pathname}${url.search}`,
      method: "GET",
      headers,
      signal,
    });
  } catch (error) {
    throw asUpstreamError(error, path);
  }
}
