/** Reads content from an upstream: bounded in time and size, and never redirected to another host. */
import { currentRequestId } from "@kdl/runtime/request/request-scope";
import type { UpstreamAddress } from "./address.ts";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { createHttpClient } from "./http-client.ts";
import { readBody } from "./read-body.ts";

export interface ReadClientOptions {
  addresses: UpstreamAddresses;
  /** Time for a whole read, from the first attempt to the last byte of the last one. Default 8 s. */
  timeoutMs?: number;
  /** Largest reply in bytes. Default 2 MiB. */
  maxBytes?: number;
  /** Further attempts of a read that failed at every address. Default 2. */
  retries?: number;
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

export interface ReadClient {
  /**
   * GET of a path under the upstream's addresses, or of an absolute URL (images may be elsewhere).
   * @throws {UpstreamError}
   */
  read(path: string, options?: ReadOptions): Promise<Reply>;
  close(): Promise<void>;
}

const READ_TIMEOUT_MS = 8000;
const MAX_BYTES = 2 * 1024 * 1024;
const RETRIES = 2;
const MAX_REDIRECTS = 3;
/** Share of the remaining time for one address, while another is left to try. */
const ADDRESS_SHARE = 0.4;
/** Stands for absolute URLs, which need no base. */
const elsewhere: UpstreamAddress = { name: "", base: "", ip: null };

/** Creates a client that keeps connections open until it is closed. */
export function createReadClient(options: ReadClientOptions): ReadClient {
  const { addresses, extensions } = options;
  const http = createHttpClient({
    addresses,
    extensions,
    connections: 16,
    maxRedirects: MAX_REDIRECTS,
  });
  return {
    read(wanted, { headers = {}, maxBytes = options.maxBytes ?? MAX_BYTES } = {}) {
      const path = pathOf(wanted, addresses.urls);
      return http.call({
        method: "GET",
        path,
        ...(/^https?:\/\//.test(path) && { only: elsewhere }),
        requestId: currentRequestId(),
        headers,
        timeoutMs: options.timeoutMs ?? READ_TIMEOUT_MS,
        attemptMs: (leftMs, hasOther) => (hasOther ? leftMs * ADDRESS_SHARE : leftMs),
        mayRepeat: () => true,
        retries: options.retries ?? RETRIES,
        read: async (response) => ({
          status: response.statusCode,
          headers: response.headers,
          body: await readBody(response, maxBytes, path),
        }),
      });
    },
    close: http.close,
  };
}

/** The path of a URL under the upstream, so that any of its addresses can serve it. */
function pathOf(wanted: string, urls: readonly string[]): string {
  const base = urls.find((url) => wanted.startsWith(`${url}/`));
  return base === undefined ? wanted : wanted.slice(base.length);
}
