/**
 * Sends a form with its file. Uses XMLHttpRequest, since fetch doesn't report how much of a body has
 * been sent.
 */
import {
  IDEMPOTENCY_HEADER,
  type Refusal,
  REQUEST_ID_HEADER,
  type SubmissionReceipt,
} from "@kdl/schemas/contract/submissions";
import { newRequestId } from "./submission.ts";

/** A connection without progress for this long is lost, in ms. Phones don't always report it. */
const STALLED_MS = 45_000;
/** How long the answer may take once everything is sent, in ms: the gateway's own limit and a margin. */
const ANSWER_MS = 75_000;

export interface Upload {
  /** The form's own page. */
  url: string;
  /** In the order in which they are sent; the file comes last. */
  parts: readonly (readonly [name: string, value: string | File])[];
  idempotencyKey: string;
  signal: AbortSignal;
  /** @param share of the body that has been sent, from 0 to 1 */
  onProgress: (share: number) => void;
}

export type UploadOutcome =
  | { kind: "stored"; receipt: SubmissionReceipt }
  | { kind: "refused"; status: number; refusal: Refusal }
  /** It may or may not have arrived; the same key makes another attempt safe. */
  | { kind: "failed"; requestId: string }
  | { kind: "cancelled" };

/** Never rejects. */
export function upload({ url, parts, idempotencyKey, signal, onProgress }: Upload) {
  return new Promise<UploadOutcome>((resolve) => {
    const request = new XMLHttpRequest();
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    let answer: UploadOutcome | null = null;
    const requestId = newRequestId();
    const failed: UploadOutcome = { kind: "failed", requestId };

    const settle = (outcome: UploadOutcome) => {
      clearTimeout(stallTimer);
      signal.removeEventListener("abort", cancel);
      resolve(outcome);
    };
    const wait = (ms: number) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => {
        settle(failed);
        request.abort();
      }, ms);
    };
    function cancel() {
      settle({ kind: "cancelled" });
      request.abort();
    }

    request.upload.addEventListener("progress", ({ loaded, total }) => {
      wait(STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.upload.addEventListener("load", () => {
      wait(ANSWER_MS);
      onProgress(1);
    });
    // A refusal may arrive while the body is still being sent, and the connection close right after it:
    // the browser then reports an error, and the answer is what was read before that.
    request.addEventListener("progress", () => {
      answer = answerOf(request.status, request.responseText) ?? answer;
    });
    request.addEventListener("load", () => {
      settle(answerOf(request.status, request.responseText) ?? failed);
    });
    request.addEventListener("error", () => settle(answer ?? failed));
    signal.addEventListener("abort", cancel);
    if (signal.aborted) return cancel();

    request.open("POST", url);
    request.setRequestHeader("accept", "application/json");
    request.setRequestHeader(IDEMPOTENCY_HEADER, idempotencyKey);
    request.setRequestHeader(REQUEST_ID_HEADER, requestId);
    wait(STALLED_MS);
    request.send(bodyOf(parts));
  });
}

function bodyOf(parts: Upload["parts"]): FormData {
  const body = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") body.append(name, value);
    else body.append(name, value, value.name);
  }
  return body;
}

/** The gateway's answer, if it is one: a hotel's login page isn't a success. */
export function answerOf(status: number, text: string): UploadOutcome | null {
  const value = parsed(text);
  if (typeof value?.["message"] !== "string") return null;
  const { message, reference = null, code = "", fields = {}, requestId = "" } = value;
  if (status >= 200 && status < 300) {
    const { linkToken } = value;
    return {
      kind: "stored",
      receipt: { message, reference, linkToken } as SubmissionReceipt,
    };
  }
  return {
    kind: "refused",
    status,
    refusal: { code, message, fields, requestId } as Refusal,
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
