/** Sends submissions to the upstream: bounded in time, and repeated only if that can't store one twice. */
import type { Readable } from "node:stream";
import { IDEMPOTENCY_EXTENSION, IDEMPOTENCY_HEADER } from "@kdl/schemas/contract/submissions";
import { SUBMISSION_FLAG_HEADER } from "@kdl/schemas/contract/submissions";
import type { SubmissionFlag } from "@kdl/schemas/contract/submissions";
import type { Dispatcher } from "undici";
import type { UpstreamAddresses } from "./addresses.ts";
import type { Extensions } from "./extensions.ts";
import { createHttpClient } from "./http-client.ts";
import { isTransientAnswer, readAnswer, type UpstreamAnswer } from "./read-answer.ts";
import type { RequestSigner } from "./request-signer.ts";

export interface SubmissionClientOptions {
  addresses: UpstreamAddresses;
  extensions: Extensions;
  signer: RequestSigner;
  /** Time for a JSON submission, retries included. Default 8 s. */
  timeoutMs?: number;
  /** Time for one attempt, if there may be another. Default 3.5 s. */
  attemptMs?: number;
  /** Time for an upload. Default 110 s, the same as its sender's. */
  uploadTimeoutMs?: number;
}

/** What travels with a submission besides its body. */
export interface SubmissionHead {
  /** Path under the upstream's address. */
  path: string;
  /** `null` for calls that store nothing. */
  key: string | null;
  /** For a duplicate check: the key of the form that will be sent. */
  queriedKey?: string | undefined;
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
   * Sends JSON. If the upstream keeps idempotency keys, repeats it with the same key after a transient
   * failure: at once at another address, then after a pause. Otherwise another address gets it only if
   * no connection was made.
   * @returns the answer, whatever its status
   * @throws {UpstreamError} if there is none in time
   */
  sendJson(head: SubmissionHead, body: unknown): Promise<UpstreamAnswer>;
  /**
   * Streams a body, once. Another address gets it only if no connection was made, since nothing of the
   * stream has been read then.
   * @throws {UpstreamError} if there is no answer in time, or the source failed or was aborted
   */
  sendUpload(head: SubmissionHead, source: UploadSource): Promise<UpstreamAnswer>;
  /** Whether the upstream has announced that it keeps idempotency keys. */
  keepsKeys(): boolean;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const ATTEMPT_MS = 3_500;
const UPLOAD_TIMEOUT_MS = 110_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Pauses of 150 ms to 2.4 s: as many as fit into the time. */
const RETRIES = 5;
/** Stalled uploads must not keep others from being sent: each holds a connection. */
const CONNECTIONS = 256;

export function createSubmissionClient(options: SubmissionClientOptions): SubmissionClient {
  const { addresses, extensions, signer } = options;
  const common = { addresses, extensions, signer, connections: CONNECTIONS };
  const http = createHttpClient(common);
  // An upstream that answers early may leave the rest of an upload unread, and the next request on that
  // connection would wait behind it.
  const uploadHttp = createHttpClient({ ...common, keepAlive: false });
  const keepsKeys = () => extensions.has(IDEMPOTENCY_EXTENSION);

  return {
    sendJson(head, body) {
      const mayRepeat = () => head.key !== null && keepsKeys();
      return http.call({
        ...requestOf(head),
        content: { type: "application/json", body: JSON.stringify(body) },
        timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
        attemptMs: (leftMs) =>
          mayRepeat() ? Math.min(leftMs, options.attemptMs ?? ATTEMPT_MS) : leftMs,
        mayRepeat,
        retries: RETRIES,
        isTransientAnswer,
      });
    },
    async sendUpload(head, { contentType, body, signal }) {
      try {
        return await uploadHttp.call({
          ...requestOf(head),
          content: { type: contentType, body },
          timeoutMs: options.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS,
          signal,
          mayRepeat: () => false,
        });
      } catch (error) {
        body.destroy();
        throw error;
      }
    },
    keepsKeys,
    async close() {
      await Promise.all([http.close(), uploadHttp.close()]);
    },
  };
}

function requestOf({ path, requestId, flag, key, queriedKey }: SubmissionHead) {
  const sentKey = key ?? queriedKey ?? null;
  return {
    method: "POST",
    path,
    requestId,
    headers: {
      ...(sentKey !== null && { [IDEMPOTENCY_HEADER]: sentKey }),
      ...(flag !== null && { [SUBMISSION_FLAG_HEADER]: flag }),
    },
    read: (response: Dispatcher.ResponseData) =>
      readAnswer(response, { path, maxBytes: MAX_ANSWER_BYTES }),
  } as const;
}
