import type { Dispatcher } from "undici";
import { asUpstreamError } from "./transport-error.ts";
import { UpstreamError } from "./upstream-error.ts";

/**
 * Reads a reply and counts its bytes as they arrive: Content-Length may lie.
 *
 * @throws {UpstreamError} for a status other than 2xx, an encoded body, or one that is too large
 */
export async function readBody(
  response: Dispatcher.ResponseData,
  maxBytes: number,
  path: string,
): Promise<Buffer> {
  const { statusCode: status, headers, body } = response;
  const refusal = refuse(response, path);
  if (refusal || Number(headers["content-length"]) > maxBytes) {
    // Closing the connection is cheaper than reading the rest.
    body.on("error", () => {}).destroy();
    throw refusal ?? new UpstreamError("malformed", "reply too large", { path, status });
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes)
        throw new UpstreamError("malformed", "reply too large", { path, status });
      chunks.push(chunk);
    }
  } catch (error) {
    throw asUpstreamError(error, path);
  }
  return Buffer.concat(chunks, size);
}

function refuse(response: Dispatcher.ResponseData, path: string): UpstreamError | null {
  const { statusCode: status, headers } = response;
  if (status < 200 || status > 299) {
    return new UpstreamError("status", `status ${status}`, { path, status });
  }
  // None was accepted, and a small compressed body may decompress into a huge one.
  const encoding = headers["content-encoding"];
  if (encoding && encoding !== "identity") {
    return new UpstreamError("malformed", "encoded reply", { path, status });
  }
  return null;
}
