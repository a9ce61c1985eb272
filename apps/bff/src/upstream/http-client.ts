/** The one way to call an upstream: pooled, bounded in time, signed, and failing over to other addresses. */
import { Readable } from "node:stream";
import { CONTENT_DIGEST_HEADER, contentDigest } from "@kdl/schemas/contract/request-signature";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { Agent, type Dispatcher } from "undici";
import { connectTo, contractPath, type UpstreamAddress } from "./address.ts";
import { type AddressOutcome, isUnreachable } from "./address-outcome.ts";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { failOver, isTransient } from "./fail-over.ts";
import { LazyBody } from "./lazy-body.ts";
import type { UpstreamAnswer } from "./read-answer.ts";
import { redirectTarget } from "./redirect.ts";
import type { RequestSigner } from "./request-signer.ts";
import { retry } from "./retry.ts";
import { asUpstreamError } from "./transport-error.ts";
import { UpstreamError } from "./upstream-error.ts";

interface HttpClientOptions {
  addresses: UpstreamAddresses;
  /** Records the extensions that responses announce. */
  extensions?: Extensions | undefined;
  /** Signs requests and checks the answers. Without it, requests go unsigned. */
  signer?: RequestSigner;
  /** Connections per origin. */
  connections: number;
  /** Whether a connection is used again after a response. Default true. */
  keepAlive?: boolean;
  /** Redirects followed, on the same host. Default 0. */
  maxRedirects?: number;
}

interface HttpRequest<T extends UpstreamAnswer> {
  method: Dispatcher.HttpMethod;
  /** Path under the upstream's address. */
  path: string;
  /** Calls only this address, for URLs outside the upstream. */
  only?: UpstreamAddress;
  requestId: string;
  headers: Readonly<Record<string, string>>;
  /** A stream can be sent once: it moves to another address only if no connection was made. */
  content?: { type: string; body: string | Buffer | Readable } | null;
  /** Time for the whole call, in milliseconds: retries and other addresses included. */
  timeoutMs: number;
  /** Time for one attempt, in milliseconds, given what is left. Default: all of it. */
  attemptMs?: (leftMs: number, hasOther: boolean) => number;
  signal?: AbortSignal;
  /** Whether a request that may have arrived may be sent again. */
  mayRepeat: () => boolean;
  /** Further rounds after every address has failed. Default 0. */
  retries?: number;
  /** Whether a retry may change this answer. */
  isTransientAnswer?: (answer: T) => boolean;
  /** Reads the response; limits its size. */
  read: (response: Dispatcher.ResponseData, path: string) => Promise<T>;
}

interface HttpClient {
  /** @throws {UpstreamError} */
  call<T extends UpstreamAnswer>(request: HttpRequest<T>): Promise<T>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** Below the 5 s after which node:http closes idle connections, or requests would meet dead ones. */
const KEEP_ALIVE_MS = 3_500;
const MAX_KEEP_ALIVE_MS = 30_000;
const RETRY_DELAY_MS = 150;

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { addresses, extensions, signer, keepAlive = true, maxRedirects = 0 } = options;
  const agent = new Agent({
    connections: options.connections,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: keepAlive ? KEEP_ALIVE_MS : 1,
    keepAliveMaxTimeout: keepAlive ? MAX_KEEP_ALIVE_MS : 1,
    allowH2: false,
  });

  async function attempt<T extends UpstreamAnswer>(
    request: HttpRequest<T>,
    address: UpstreamAddress,
    hasOther: boolean,
    deadline: number,
  ): Promise<T> {
    const { method, path, content } = request;
    const left = deadline - performance.now();
    const limit = Math.max(1, Math.ceil(request.attemptMs?.(left, hasOther) ?? left));
    const timeout = AbortSignal.timeout(limit);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    const headers = headersOf(request);
    // undici destroys the body together with its request.
    const body = content?.body ?? null;
    const sent = isStream(body) && hasOther ? new LazyBody(body) : body;
    const sign = (url: URL) =>
      signer?.sign({ method, path: contractPath(address, url), headers }) ?? headers;
    let url = new URL(address.base + path);
    try {
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const { origin, host } = connectTo(address, url);
        const response = await agent.request({
          origin,
          path: url.pathname + url.search,
          method,
          headers: { ...sign(url), host },
          body: sent,
          signal,
        });
        extensions?.note(response.headers);
        const target = maxRedirects > 0 ? redirectTarget(response, url, path) : null;
        if (target === null) {
          const answer = await request.read(response, path);
          signer?.check(answer, path);
          return answer;
        }
        response.body.on("error", () => {}).destroy();
        url = target;
      }
    } catch (error) {
      throw asUpstreamError(error, path);
    }
    throw new UpstreamError("status", "too many redirects", { path });
  }

  return {
    call(request) {
      const { only, mayRepeat, isTransientAnswer = () => false } = request;
      const deadline = performance.now() + request.timeoutMs;
      const tryAddresses = () =>
        only
          ? attempt(request, only, false, deadline)
          : failOver(addresses, {
              send: (address, hasOther) => attempt(request, address, hasOther, deadline),
              ...(isStream(request.content?.body) && { outcomeOfError: outcomeOfBrokenStream }),
              mayRepeat,
            });
      return retry(tryAddresses, {
        retries: request.retries ?? 0,
        baseDelayMs: RETRY_DELAY_MS,
        deadline,
        isTransient: (result) =>
          mayRepeat() &&
          (result.status === "fulfilled"
            ? isTransientAnswer(result.value)
            : isTransient(result.reason)),
      });
    },
    close: () => agent.destroy(),
  };
}

const isStream = (body: unknown): body is Readable => body instanceof Readable;

type Head = Pick<HttpRequest<UpstreamAnswer>, "headers" | "requestId" | "content">;

function headersOf({ headers, requestId, content }: Head): Record<string, string> {
  const common = {
    accept: "application/json",
    "accept-encoding": "identity",
    [REQUEST_ID_HEADER]: requestId,
    ...headers,
  };
  if (!content) return common;
  const { type, body } = content;
  // A stream's digest isn't known yet: its idempotency key stands in for it.
  const digest = isStream(body) ? {} : { [CONTENT_DIGEST_HEADER]: contentDigest(body) };
  return { ...common, "content-type": type, ...digest };
}

/** Visitors send these streams: if one breaks off or takes too long, that says nothing about the upstream. */
function outcomeOfBrokenStream(error: unknown): AddressOutcome {
  return error instanceof UpstreamError && isUnreachable(error) ? "unreachable" : "unclear";
}
