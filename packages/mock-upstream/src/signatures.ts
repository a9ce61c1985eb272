/** The extension `signed-requests`: what no gateway has signed is refused. */
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { requestFailure } from "@kdl/schemas/messages";
import {
  checkSignature,
  CONTENT_DIGEST_HEADER,
  contentDigest,
  requestKey,
  signatureRefusals,
} from "@kdl/schemas/contract/request-signature";
import { needsSignature } from "@kdl/schemas/contract/signed-calls";
import { json, type Reply } from "./reply.ts";
import type { MockState } from "./state.ts";
import { RefusedBody } from "./submissions/received.ts";

const message = requestFailure.notAllowed;

/** The refusal of a request that isn't signed as it has to be; `null` where it may pass. */
export function refuseUnsigned(request: IncomingMessage, state: MockState): Reply | null {
  const { method = "", url = "", headers } = request;
  const { gatewaySecret, signedRequests } = state;
  if (!signedRequests || gatewaySecret === undefined || !needsSignature(method, url)) return null;
  const call = { method, path: url, headers };
  const { result } = checkSignature(requestKey(gatewaySecret), call, Date.now());
  if (result === "genuine") return null;
  return {
    ...json(401, { code: signatureRefusals[result], message }),
    // The body stays unread.
    headers: { connection: "close" },
  };
}

/** The body of a signed request, which fails at its end if it is another one than was signed. */
export function signedBody(body: Readable, request: IncomingMessage, state: MockState): Readable {
  const isStreamed = request.headers["content-type"]?.startsWith("multipart/") ?? false;
  if (!state.signedRequests || isStreamed) return body;
  return Readable.from(asSigned(body, request.headers[CONTENT_DIGEST_HEADER]));
}

async function* asSigned(body: Readable, digest: unknown): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    yield chunk;
  }
  if (chunks.length > 0 && contentDigest(Buffer.concat(chunks)) !== digest) {
    throw new RefusedBody({ status: 401, code: signatureRefusals.wrong, message });
  }
}
