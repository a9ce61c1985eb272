import type { Readable } from "node:stream";
import { requestFailure } from "@kdl/schemas/messages";
import { malformed, type Received, RefusedBody } from "./received.ts";

const MAX_BYTES = 64 * 1024;

/** Reads an object. Throws {@link RefusedBody} if it isn't one, or too large. */
export async function readJsonBody(body: Readable): Promise<Received> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) {
    const message = requestFailure.tooLarge;
    throw new RefusedBody({ status: 413, code: "TOO_LARGE", message });
  }
  const value = parse(Buffer.concat(chunks).toString());
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RefusedBody(malformed(requestFailure.invalid));
  }
  return { values: value as Record<string, unknown>, file: null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
