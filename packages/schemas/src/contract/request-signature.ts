/**
 * How a gateway proves to its upstream that it sent a request. For servers only: uses node:crypto.
 * Source: docs/upstream-contract.md, "Signed requests".
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { IDEMPOTENCY_HEADER, SUBMISSION_FLAG_HEADER } from "./submissions.ts";

/** The name of the extension. */
export const SIGNED_REQUESTS_EXTENSION = "signed-requests";

/** When the request was signed: milliseconds since 1970. */
export const REQUEST_TIMESTAMP_HEADER = "x-gateway-timestamp";
export const REQUEST_SIGNATURE_HEADER = "x-gateway-signature";
/** Digest of a body that is complete before it is sent (RFC 9530); a streamed one has none. */
export const CONTENT_DIGEST_HEADER = "content-digest";

/** How far the clocks of gateway and upstream may differ, and how long a signature is valid: 5 min. */
export const SIGNATURE_TOLERANCE_MS = 5 * 60_000;

/** Used to derive the key: signatures that were made for other purposes aren’t valid here. */
const KEY_LABEL = "signed-requests";

/** Codes of refused signatures, all with status 401. */
export const signatureRefusals = {
  missing: "UNSIGNED",
  wrong: "WRONG_SIGNATURE",
  expired: "SIGNATURE_EXPIRED",
} as const;
export type SignatureRefusal = (typeof signatureRefusals)[keyof typeof signatureRefusals];

export interface SignedRequest {
  method: string;
  /** As in the contract, with the query, but without a path prefix from `UPSTREAM_URL`. */
  path: string;
  /** By name in lower case; what isn't signed is ignored. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The result of checking a signature. The skew is the upstream's clock minus the gateway's. */
export type SignatureCheck =
  | { result: "missing" | "wrong" }
  | { result: "genuine" | "expired"; skewMs: number };

/** The key for requests. Derive it once. @param secret `GATEWAY_SECRET` */
export const requestKey = (secret: string): Buffer =>
  createHmac("sha256", secret).update(KEY_LABEL).digest();

/** Value of {@link CONTENT_DIGEST_HEADER} for a body. */
export const contentDigest = (body: string | Uint8Array): string =>
  `sha-256=:${createHash("sha256").update(body).digest("base64")}:`;

/** The headers of a signature. @param now milliseconds since 1970 */
export function signRequest(
  key: Buffer,
  request: SignedRequest,
  now: number,
): Record<string, string> {
  const timestamp = String(now);
  return {
    [REQUEST_TIMESTAMP_HEADER]: timestamp,
    [REQUEST_SIGNATURE_HEADER]: signatureOf(key, timestamp, request).toString("base64url"),
  };
}

/**
 * Checks everything but the body, which hasn't been read yet: compare its digest once it has arrived.
 * @param now milliseconds since 1970
 */
export function checkSignature(key: Buffer, request: SignedRequest, now: number): SignatureCheck {
  const timestamp = valueOf(request, REQUEST_TIMESTAMP_HEADER);
  const signature = valueOf(request, REQUEST_SIGNATURE_HEADER);
  if (timestamp === "" || signature === "") return { result: "missing" };
  const expected = signatureOf(key, timestamp, request);
  const given = Buffer.from(signature, "base64url");
  const isGenuine =
    expected.length === given.length &&
    timingSafeEqual(expected, given) &&
    /^\d{1,15}$/.test(timestamp) &&
    isBound(request);
  if (!isGenuine) return { result: "wrong" };
  const skewMs = now - Number(timestamp);
  return { result: Math.abs(skewMs) <= SIGNATURE_TOLERANCE_MS ? "genuine" : "expired", skewMs };
}

/** What is signed: one line each, empty if a header is missing. */
export function canonicalRequest(timestamp: string, request: SignedRequest): string {
  const authorization = valueOf(request, "authorization");
  return [
    timestamp,
    request.method,
    request.path,
    // Its digest, so that programs that log these lines log no session.
    authorization && createHash("sha256").update(authorization).digest("base64url"),
    valueOf(request, "content-type"),
    valueOf(request, CONTENT_DIGEST_HEADER),
    valueOf(request, IDEMPOTENCY_HEADER),
    valueOf(request, SUBMISSION_FLAG_HEADER),
  ].join("\n");
}

/** Whether a signature binds the body, if any: by its digest or, if it is streamed, by its key. */
const isBound = (request: SignedRequest): boolean =>
  valueOf(request, "content-type") === "" ||
  valueOf(request, CONTENT_DIGEST_HEADER) !== "" ||
  valueOf(request, IDEMPOTENCY_HEADER) !== "";

const signatureOf = (key: Buffer, timestamp: string, request: SignedRequest): Buffer =>
  createHmac("sha256", key).update(canonicalRequest(timestamp, request)).digest();

function valueOf({ headers }: SignedRequest, name: string): string {
  const value = headers[name];
  return typeof value === "string" ? value : "";
}
