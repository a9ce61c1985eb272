import type { Dispatcher } from "undici";
import { parseJson } from "../parse-json.ts";
import { asUpstreamError } from "./transport-error.ts";

/** An upstream's answer to a submission or a member call. */
export interface UpstreamAnswer {
  status: number;
  /** The parsed JSON; `undefined` if the body is something else. */
  body: unknown;
}

interface Limits {
  path: string;
  maxBytes: number;
}

/** An answer with the bytes of its body; `null` if that is encoded, too large, or broke off. */
export interface ReadAnswer extends UpstreamAnswer {
  bytes: Buffer | null;
}

/**
 * Reads an answer, whatever its status. A success remains one if the connection breaks after its head:
 * the upstream has already stored the submission.
 * @throws {UpstreamError} if the connection breaks while another status is read
 */
export async function readAnswer(
  response: Dispatcher.ResponseData,
  limits: Limits,
): Promise<ReadAnswer> {
  const bytes = await readBytes(response, limits);
  const body = bytes === null ? undefined : parseJson(bytes.toString("utf8"));
  return { status: response.statusCode, bytes, body };
}

async function readBytes(
  { statusCode: status, headers, body }: Dispatcher.ResponseData,
  { path, maxBytes }: Limits,
): Promise<Buffer | null> {
  const encoding = headers["content-encoding"];
  const isPlain = !encoding || encoding === "identity";
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      // Leaving the loop closes the connection: the rest isn't needed.
      if (!isPlain || size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    if (isSuccess(status)) return null;
    throw asUpstreamError(error, path);
  }
  return Buffer.concat(chunks, size);
}

const TRANSIENT = new Set([502, 503, 504]);

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/**
 * Whether the same submission, sent again with its key, is likely to get another answer: the upstream
 * was busy, or its success arrived incomplete.
 */
export function isTransientAnswer({ status, body }: UpstreamAnswer): boolean {
  if (isSuccess(status)) return !isReceipt(body);
  return TRANSIENT.has(status) || (status === 409 && codeOf(body) === "UNDER_WAY");
}

/** Whether a success has the contract's form; a proxy's page with status 200 doesn't. */
export function isReceipt(body: unknown): boolean {
  return typeof (body as { message?: unknown } | null | undefined)?.message === "string";
}

/** The `code` of a refusal, or `""`. */
export function codeOf(body: unknown): string {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === "string" ? code : "";
}
