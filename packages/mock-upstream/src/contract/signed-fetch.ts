/** Sends requests as a gateway does, with its signature. */
import { randomUUID } from "node:crypto";
import {
  CONTENT_DIGEST_HEADER,
  contentDigest,
  requestKey,
  signRequest,
} from "@kdl/schemas/contract/request-signature";
import { IDEMPOTENCY_HEADER } from "@kdl/schemas/contract/submissions";

/** The part of `fetch` that is needed to call an upstream. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>;

/** @param secret `GATEWAY_SECRET`; without it nothing is signed */
export function signedFetch(secret: string | undefined): Send {
  if (secret === undefined) return fetch;
  const key = requestKey(secret);
  return async (url, init) => {
    const request = new Request(url, init);
    await addDigestOrKey(request);
    const { pathname, search } = new URL(request.url);
    const signed = {
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
    };
    const signature = signRequest(key, signed, Date.now());
    for (const [name, value] of Object.entries(signature)) request.headers.set(name, value);
    return fetch(request);
  };
}

/** A file is streamed, so that its form has no digest, and always has a key. */
async function addDigestOrKey(request: Request): Promise<void> {
  const { headers, body } = request;
  if (!body) return;
  if (headers.get("content-type")?.startsWith("multipart/")) {
    if (!headers.has(IDEMPOTENCY_HEADER)) headers.set(IDEMPOTENCY_HEADER, randomUUID());
    return;
  }
  const bytes = new Uint8Array(await request.clone().arrayBuffer());
  headers.set(CONTENT_DIGEST_HEADER, contentDigest(bytes));
}
