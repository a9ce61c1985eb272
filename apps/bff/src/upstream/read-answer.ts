import type { Dispatcher } from "undici";
import { asUpstreamError } from "./transport-error.ts";

/** What an upstream said to a submission. */
export interface UpstreamAnswer {
  status: number;
  /** The parsed JSON, or `undefined` where the body is something else. */
  body: unknown;
}

interface Limits {
  path: string;
  maxBytes: number;
}

/**
 * Reads an answer with whatever status. Its body counts only where it is JSON of a sane size. A success
 * stays one when the connection breaks after its head: the upstream has said so.
 * @throws {UpstreamError} when the connection breaks on the way of another status
 */
export async function readAnswer(
  response: Dispatcher.ResponseData,
  limits: Limits,
): Promise<UpstreamAnswer> {
  const bytes = await readBytes(response, limits);
  return { status: response.statusCode, body: bytes === null ? undefined : parseJson(bytes) };
}

/**
 * The body of an answer; `null` where it is encoded, too large, or that of a success which broke off.
 * @throws {UpstreamError} when the connection breaks on the way of another status
 */
export async function readBytes(
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
      // Leaving the loop closes the connection: the rest isn't wanted.
      if (!isPlain || size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (error) {
    if (isSuccess(status)) return null;
    throw asUpstreamError(error, path);
  }
  return Buffer.concat(chunks, size);
}

/** The JSON in a body, or `undefined`. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}

const PASSING = new Set([502, 503, 504]);

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/**
 * Whether the same submission, sent again with its key, may well get another answer: the upstream was
 * busy, or its success didn't arrive whole.
 */
export function isPassingAnswer({ status, body }: UpstreamAnswer): boolean {
  if (isSuccess(status)) return !isReceipt(body);
  return PASSING.has(status) || (status === 409 && codeOf(body) === "UNDER_WAY");
}

/** Whether a success reads as the contract says; a proxy's page with status 200 doesn't. */
export function isReceipt(body: unknown): boolean {
  return typeof (body as { message?: unknown } | null | undefined)?.message === "string";
}

/** The `code` of a refusal, or `""`. */
export function codeOf(body: unknown): string {
  const code = (body as { code?: unknown } | null | undefined)?.code;
  return typeof code === "string" ? code : "";
}
