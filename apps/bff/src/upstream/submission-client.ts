/** Sends submissions to the upstream: bounded in time, and repeated only where that can't store twice. */
import type { Readable } from "node:stream";
import { CONTENT_DIGEST_HEADER, contentDigest } from "@kdl/schemas/contract/request-signature";
import { IDEMPOTENCY_EXTENSION, IDEMPOTENCY_HEADER } from "@kdl/schemas/contract/submissions";
import { REQUEST_ID_HEADER, SUBMISSION_FLAG_HEADER } from "@kdl/schemas/contract/submissions";
import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import { Agent } from "undici";
import { connectTo, contractPath, type UpstreamAddress } from "./address.ts";
import { type AddressOutcome, isUnreachable, outcomeOfStatus } from "./address-outcome.ts";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { failOver, isPassing } from "./fail-over.ts";
import { LazyBody } from "./lazy-body.ts";
import { isPassingAnswer, readAnswer, type UpstreamAnswer } from "./read-answer.ts";
import type { RequestSigner } from "./request-signer.ts";
import { retry } from "./retry.ts";
import { asUpstreamError } from "./transport-error.ts";
import { UpstreamError } from "./upstream-error.ts";

export interface SubmissionClientOptions {
  /** Where the upstream is. */
  addresses: UpstreamAddresses;
  extensions: Extensions;
  signer: RequestSigner;
  /** Time for a JSON submission with all of its repeats. Default 8 s. */
  timeoutMs?: number;
  /** Time for one attempt, where there may be another. Default 3.5 s. */
  attemptMs?: number;
  /** Time for an upload. Default 110 s, as its sender has. */
  uploadTimeoutMs?: number;
}

/** What travels with a submission besides its body. */
export interface SubmissionHead {
  /** Path under the upstream's address. */
  path: string;
  /** `null` for calls that store nothing. */
  key: string | null;
  /** For calls that ask about a form before it is sent: its key. */
  askedFor?: string | undefined;
  flag: SubmissionFlag | null;
  requestId: string;
}

interface UploadSource {
  /** Value of Content-Type, with its boundary. */
  contentType: string;
  body: Readable;
  /** Aborts the call, so that the upstream stores nothing. */
  signal: AbortSignal;
}

export interface SubmissionClient {
  /**
   * Sends JSON. Repeated with the same key after a passing failure, where the upstream keeps keys: at
   * once at another address, and after a pause. Otherwise only what an address certainly didn't take
   * goes to another one.
   * @returns the answer, whatever its status
   * @throws {UpstreamError} when there is none in time
   */
  sendJson(head: SubmissionHead, body: unknown): Promise<UpstreamAnswer>;
  /**
   * Sends a body as it comes, once: a stream can't be sent again. Where no connection to an address
   * comes about, nothing of it is gone yet and another one gets it.
   * @throws {UpstreamError} when there is no answer in time, or the source failed or was aborted
   */
  sendUpload(head: SubmissionHead, source: UploadSource): Promise<UpstreamAnswer>;
  /** Whether the upstream has said that it keeps keys. */
  keepsKeys(): boolean;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const ATTEMPT_MS = 3_500;
const UPLOAD_TIMEOUT_MS = 110_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Pauses of 150 ms to 2.4 s: as many as fit into the time. */
const RETRIES = 5;
const RETRY_DELAY_MS = 150;
/** Stalled uploads must not keep others from being sent: each holds a connection. */
const CONNECTIONS = 256;

export function createSubmissionClient(options: SubmissionClientOptions): SubmissionClient {
  const common = { connections: CONNECTIONS, pipelining: 1, connect: { timeout: 3_000 } };
  const agent = new Agent({
    ...common,
    keepAliveTimeout: 3_500,
    keepAliveMaxTimeout: 30_000,
    allowH2: false,
  });
  // An upstream that answers before the end may leave the rest of an upload unread: whatever came next
  // on that connection would wait behind it.
  const uploadAgent = new Agent({
    ...common,
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
    allowH2: false,
  });
  const { addresses } = options;
  const keepsKeys = () => options.extensions.has(IDEMPOTENCY_EXTENSION);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const attemptMs = options.attemptMs ?? ATTEMPT_MS;

  async function attempt(
    over: Agent,
    address: UpstreamAddress,
    head: SubmissionHead,
    contentType: string,
    body: string | Readable,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const url = new URL(`${address.base}${head.path}`);
    const { origin, host } = connectTo(address, url);
    const signedPath = contractPath(address, url);
    const method = "POST";
    const headers = {
      ...headersOf(head),
      "content-type": contentType,
      // A stream's digest isn't known yet: its key stands in for it.
      ...(typeof body === "string" && { [CONTENT_DIGEST_HEADER]: contentDigest(body) }),
    };
    try {
      const response = await over.request({
        origin,
        path: url.pathname + url.search,
        method,
        headers: { ...options.signer.sign({ method, path: signedPath, headers }), host },
        body,
        signal,
      });
      options.extensions.note(response.headers);
      const answer = await readAnswer(response, { path: head.path, maxBytes: MAX_ANSWER_BYTES });
      options.signer.check(answer, head.path);
      return answer;
    } catch (error) {
      throw asUpstreamError(error, head.path);
    }
  }

  async function sendJson(head: SubmissionHead, body: unknown): Promise<UpstreamAnswer> {
    const deadline = performance.now() + timeoutMs;
    const mayRepeat = () => head.key !== null && keepsKeys();
    const text = JSON.stringify(body);
    const once = async () => {
      const answer = await failOver(addresses, {
        send(address) {
          const left = Math.max(1, Math.ceil(deadline - performance.now()));
          const limit = mayRepeat() ? Math.min(left, attemptMs) : left;
          const signal = AbortSignal.timeout(limit);
          return attempt(agent, address, head, "application/json", text, signal);
        },
        outcomeOf: ({ status }) => outcomeOfStatus(status),
        mayRepeat,
      });
      if (mayRepeat() && isPassingAnswer(answer)) throw new PassingAnswer(answer);
      return answer;
    };
    try {
      return await retry(once, {
        retries: RETRIES,
        baseDelayMs: RETRY_DELAY_MS,
        deadline,
        isWorthwhile: (error) =>
          mayRepeat() && (error instanceof PassingAnswer || isPassing(error)),
      });
    } catch (error) {
      if (error instanceof PassingAnswer) return error.answer;
      throw error;
    }
  }

  async function sendUpload(head: SubmissionHead, source: UploadSource): Promise<UpstreamAnswer> {
    const limit = AbortSignal.timeout(options.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS);
    const signal = AbortSignal.any([source.signal, limit]);
    try {
      return await failOver(addresses, {
        send(address, hasOther) {
          // undici throws a body away with its request.
          const body = hasOther ? new LazyBody(source.body) : source.body;
          return attempt(uploadAgent, address, head, source.contentType, body, signal);
        },
        outcomeOf: ({ status }) => outcomeOfStatus(status),
        outcomeOfError: outcomeOfBrokenUpload,
        mayRepeat: () => false,
      });
    } catch (error) {
      source.body.destroy();
      throw error;
    }
  }

  return {
    sendJson,
    sendUpload,
    keepsKeys,
    async close() {
      await Promise.all([agent.destroy(), uploadAgent.destroy()]);
    },
  };
}

/** An answer that another attempt may change. */
class PassingAnswer extends Error {
  readonly answer: UpstreamAnswer;

  constructor(answer: UpstreamAnswer) {
    super(`status ${answer.status}`);
    this.answer = answer;
  }
}

function headersOf(head: SubmissionHead): Record<string, string> {
  const { flag, requestId } = head;
  const key = head.key ?? head.askedFor ?? null;
  return {
    accept: "application/json",
    "accept-encoding": "identity",
    [REQUEST_ID_HEADER]: requestId,
    ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key }),
    ...(flag === null ? {} : { [SUBMISSION_FLAG_HEADER]: flag }),
  };
}

/** A body comes from a visitor: that it broke off or took too long says nothing of the upstream. */
function outcomeOfBrokenUpload(error: unknown): AddressOutcome {
  return error instanceof UpstreamError && isUnreachable(error) ? "unreachable" : "unclear";
}
