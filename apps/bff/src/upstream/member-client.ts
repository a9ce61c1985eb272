/** Calls the upstream about members: bounded in time and size, and never redirected. */
import { memberCall } from "@kdl/schemas/members/member-calls";
import { MEMBERS_EXTENSION } from "@kdl/schemas/members/members";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { createHttpClient } from "./http-client.ts";
import { isSuccess, readAnswer, type ReadAnswer } from "./read-answer.ts";
import type { RequestSigner } from "./request-signer.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface MemberClientOptions {
  addresses: UpstreamAddresses;
  extensions: Extensions;
  signer: RequestSigner;
  /** Time for a call. Default 8 s. */
  timeoutMs?: number;
  /** Time for one address, if a read may go to another. Default 3.5 s. */
  attemptMs?: number;
}

export interface MemberRequest {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path under the upstream's address. */
  path: string;
  /** Token of the session; `null` for calls without one. */
  session: string | null;
  requestId: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent instead of `body`. */
  file?: { type: string; bytes: Buffer };
}

/** The upstream's answer, whatever its status. */
export type MemberAnswer = ReadAnswer;

export interface MemberClient {
  /**
   * Calls once. If an address fails, reads go to the next one; other calls only if no connection was made.
   * @param maxBytes of the answer. Default 256 KiB
   * @throws {UpstreamError} if there is no answer in time
   */
  ask(request: MemberRequest, maxBytes?: number): Promise<MemberAnswer>;
  /**
   * Whether the upstream keeps members. Asks it unless an earlier reply has announced that.
   * @throws {UpstreamError} if the upstream can't answer now
   */
  isOffered(requestId: string): Promise<boolean>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const ATTEMPT_MS = 3_500;
const MAX_ANSWER_BYTES = 256 * 1024;
/** Hashing a password keeps the upstream busy: more at once would only wait there. */
const CONNECTIONS = 64;
/** How long to wait before asking again an upstream that keeps no members. */
const RECHECK_MS = 30_000;

export function createMemberClient(options: MemberClientOptions): MemberClient {
  const { addresses, extensions, signer } = options;
  const { timeoutMs = TIMEOUT_MS, attemptMs = ATTEMPT_MS } = options;
  const http = createHttpClient({ addresses, extensions, signer, connections: CONNECTIONS });
  const isAnnounced = () => extensions.has(MEMBERS_EXTENSION);
  let recheckAt = 0;
  let check: Promise<boolean> | null = null;

  function ask(request: MemberRequest, maxBytes = MAX_ANSWER_BYTES): Promise<MemberAnswer> {
    const { method, path, requestId, session } = request;
    const isRead = method === "GET";
    return http.call({
      method,
      path,
      requestId,
      headers: {
        accept: "application/json, image/webp;q=0.9, text/calendar;q=0.9",
        ...(session !== null && { authorization: `Bearer ${session}` }),
      },
      content: contentOf(request),
      timeoutMs,
      attemptMs: (leftMs, hasOther) => (isRead && hasOther ? Math.min(leftMs, attemptMs) : leftMs),
      mayRepeat: () => isRead,
      read: (response) => readAnswer(response, { path, maxBytes }),
    });
  }

  async function checkOffer(requestId: string): Promise<boolean> {
    const path = memberCall.me;
    const { status } = await ask({ method: "GET", path, session: null, requestId });
    if (isAnnounced()) return true;
    if (isSuccess(status) || status >= 500) {
      throw new UpstreamError("status", `status ${status}`, { path, status });
    }
    recheckAt = performance.now() + RECHECK_MS;
    return false;
  }

  return {
    ask,
    async isOffered(requestId) {
      if (isAnnounced()) return true;
      if (performance.now() < recheckAt) return false;
      check ??= checkOffer(requestId).finally(() => {
        check = null;
      });
      return check;
    },
    close: http.close,
  };
}

function contentOf({ body, file }: MemberRequest) {
  if (file) return { type: file.type, body: file.bytes };
  return body === undefined ? null : { type: "application/json", body: JSON.stringify(body) };
}
