/** Asks the upstream about members: bounded in time and size, and never led elsewhere. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { MEMBERS_EXTENSION } from "@kdl/schemas/members/members";
import { CONTENT_DIGEST_HEADER, contentDigest } from "@kdl/schemas/contract/request-signature";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { Agent } from "undici";
import { connectTo, contractPath, type UpstreamAddress } from "./address.ts";
import { outcomeOfStatus } from "./address-outcome.ts";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { failOver } from "./fail-over.ts";
import { isSuccess, parseJson, readBytes, type UpstreamAnswer } from "./read-answer.ts";
import type { RequestSigner } from "./request-signer.ts";
import { asUpstreamError } from "./transport-error.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface MemberClientOptions {
  /** Where the upstream is. */
  addresses: UpstreamAddresses;
  extensions: Extensions;
  signer: RequestSigner;
  /** Time for a call. Default 8 s. */
  timeoutMs?: number;
  /** Time for one address, where a read may go to another. Default 3.5 s. */
  attemptMs?: number;
}

export interface MemberRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under the upstream's address. */
  path: string;
  /** Token of the session; `null` for calls without one. */
  session: string | null;
  requestId: string;
  /** Sent as JSON where it is given. */
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  file?: { type: string; bytes: Buffer };
}

/** What the upstream says, whatever its status. */
export interface MemberAnswer extends UpstreamAnswer {
  /** The body as it came; `null` where it is larger than asked for, or broke off. */
  bytes: Buffer | null;
}

export interface MemberClient {
  /**
   * Asks once. Where an address fails, the next one gets reads, and what the first certainly didn't take.
   * @param maxBytes of the answer. Default 256 KiB
   * @throws {UpstreamError} when there is no answer in time
   */
  ask(request: MemberRequest, maxBytes?: number): Promise<MemberAnswer>;
  /**
   * Whether the upstream keeps members. Asks where nothing it has sent says so.
   * @throws {UpstreamError} when that can't be known just now
   */
  isOffered(requestId: string): Promise<boolean>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const ATTEMPT_MS = 3_500;
const MAX_ANSWER_BYTES = 256 * 1024;
/** Hashing a password keeps the upstream busy: more at once would only wait there. */
const CONNECTIONS = 64;
/** How long an upstream without members isn't asked again. */
const NO_HOLDS_MS = 30_000;

export function createMemberClient(options: MemberClientOptions): MemberClient {
  const agent = new Agent({
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: 3_000 },
    // Below the 5 s after which node:http closes an idle connection: nothing here is sent twice.
    keepAliveTimeout: 3_500,
    keepAliveMaxTimeout: 30_000,
    allowH2: false,
  });
  const { addresses, timeoutMs = TIMEOUT_MS, attemptMs = ATTEMPT_MS } = options;
  const saysSo = () => options.extensions.has(MEMBERS_EXTENSION);
  let noUntil = 0;
  let probe: Promise<boolean> | null = null;

  function ask(request: MemberRequest, maxBytes = MAX_ANSWER_BYTES): Promise<MemberAnswer> {
    const deadline = performance.now() + timeoutMs;
    const isRead = request.method === "GET";
    return failOver(addresses, {
      send(address, hasOther) {
        const left = Math.max(1, Math.ceil(deadline - performance.now()));
        const limit = isRead && hasOther ? Math.min(left, attemptMs) : left;
        return askAt(address, request, maxBytes, AbortSignal.timeout(limit));
      },
      outcomeOf: ({ status }) => outcomeOfStatus(status),
      mayRepeat: () => isRead,
    });
  }

  async function askAt(
    address: UpstreamAddress,
    request: MemberRequest,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<MemberAnswer> {
    const url = new URL(`${address.base}${request.path}`);
    const { origin, host } = connectTo(address, url);
    const signedPath = contractPath(address, url);
    const { method, path, session } = request;
    const { body, contentType } = contentOf(request);
    const headers = {
      accept: "application/json, image/webp;q=0.9, text/calendar;q=0.9",
      "accept-encoding": "identity",
      [REQUEST_ID_HEADER]: request.requestId,
      ...(session === null ? {} : { authorization: `Bearer ${session}` }),
      ...(body === null
        ? {}
        : { "content-type": contentType, [CONTENT_DIGEST_HEADER]: contentDigest(body) }),
    };
    try {
      const response = await agent.request({
        origin,
        path: url.pathname + url.search,
        method,
        headers: { ...options.signer.sign({ method, path: signedPath, headers }), host },
        body,
        signal,
      });
      options.extensions.note(response.headers);
      const { statusCode: status } = response;
      const bytes = await readBytes(response, { path, maxBytes });
      const answer = { status, bytes, body: bytes === null ? undefined : parseJson(bytes) };
      options.signer.check(answer, path);
      return answer;
    } catch (error) {
      throw asUpstreamError(error, path);
    }
  }

  async function findOut(requestId: string): Promise<boolean> {
    const path = memberCall.me;
    const { status } = await ask({ method: "GET", path, session: null, requestId });
    if (saysSo()) return true;
    if (isSuccess(status) || status >= 500) {
      throw new UpstreamError("status", `status ${status}`, { path, status });
    }
    noUntil = performance.now() + NO_HOLDS_MS;
    return false;
  }

  return {
    ask,
    async isOffered(requestId) {
      if (saysSo()) return true;
      if (performance.now() < noUntil) return false;
      probe ??= findOut(requestId).finally(() => {
        probe = null;
      });
      return probe;
    },
    close: () => agent.destroy(),
  };
}

function contentOf({ body, file }: MemberRequest) {
  if (file) return { body: file.bytes, contentType: file.type };
  if (body === undefined) return { body: null, contentType: "" };
  return { body: JSON.stringify(body), contentType: "application/json" };
}
