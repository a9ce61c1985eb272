import { describe, expect, test } from "vitest";
import {
  canonicalRequest,
  checkSignature,
  CONTENT_DIGEST_HEADER,
  contentDigest,
  REQUEST_SIGNATURE_HEADER,
  REQUEST_TIMESTAMP_HEADER,
  requestKey,
  SIGNATURE_TOLERANCE_MS,
  type SignedRequest,
  signRequest,
} from "./request-signature.ts";
import { sign } from "./signing.ts";

const SECRET = "0123456789abcdef";
const KEY = requestKey(SECRET);
const NOW = 1_800_000_000_000;

const contact: SignedRequest = {
  method: "POST",
  path: "/send-email",
  headers: {
    "content-type": "application/json",
    [CONTENT_DIGEST_HEADER]: contentDigest('{"name":"Asha"}'),
    "idempotency-key": "0197a9c2-6b1e-7c55-9d0e-3f1c2b7a8d10",
    "x-request-id": "not signed",
  },
};
const upload: SignedRequest = {
  method: "POST",
  path: "/api/submit-training-form",
  headers: { "content-type": "multipart/form-data; boundary=b", "idempotency-key": "k".repeat(16) },
};
const member: SignedRequest = {
  method: "GET",
  path: "/api/members/me?x=1",
  headers: { authorization: `Bearer ${"A".repeat(43)}` },
};

const withHeaders = (request: SignedRequest, more: SignedRequest["headers"]): SignedRequest => ({
  ...request,
  headers: { ...request.headers, ...more },
});
const signed = (request: SignedRequest, now = NOW) =>
  withHeaders(request, signRequest(KEY, request, now));
const check = (request: SignedRequest, now = NOW) => checkSignature(KEY, request, now);

test.each([contact, upload, member])("$method $path is genuine once signed", (request) => {
  expect(check(signed(request))).toEqual({ result: "genuine", skewMs: 0 });
  expect(check(request)).toEqual({ result: "missing" });
});

test("is valid for five minutes either way, and says by how much clocks differ", () => {
  const request = signed(contact);
  for (const skewMs of [SIGNATURE_TOLERANCE_MS, -SIGNATURE_TOLERANCE_MS]) {
    expect(check(request, NOW + skewMs)).toEqual({ result: "genuine", skewMs });
    const more = skewMs + Math.sign(skewMs);
    expect(check(request, NOW + more)).toEqual({ result: "expired", skewMs: more });
  }
});

describe("is refused", () => {
  test.each<[string, SignedRequest]>([
    ["with another method", { ...signed(contact), method: "PUT" }],
    ["for another path", { ...signed(contact), path: "/api/check-user" }],
    ["with another query", { ...signed(member), path: "/api/members/me?x=2" }],
    ["for another session", withHeaders(signed(member), { authorization: "Bearer other" })],
    ["without its session", withHeaders(signed(member), { authorization: undefined })],
    ["with another type", withHeaders(signed(contact), { "content-type": "text/plain" })],
    ["for another body", withHeaders(signed(contact), { [CONTENT_DIGEST_HEADER]: "sha-256=:x:" })],
    ["for another boundary", withHeaders(signed(upload), { "content-type": "multipart/x" })],
    ["with another key", withHeaders(signed(upload), { "idempotency-key": "j".repeat(16) })],
    ["with a flag taken away", withHeaders(signed(contact), { "x-submission-flag": "links" })],
    ["of another time", withHeaders(signed(contact), { [REQUEST_TIMESTAMP_HEADER]: `${NOW + 1}` })],
    ["cut short", withHeaders(signed(contact), { [REQUEST_SIGNATURE_HEADER]: "AAAA" })],
    [
      "of other letters",
      withHeaders(signed(contact), { [REQUEST_SIGNATURE_HEADER]: "é!".repeat(21) }),
    ],
    ["twice", withHeaders(signed(contact), { [REQUEST_SIGNATURE_HEADER]: ["a", "b"] })],
  ])("%s", (_, request) => {
    expect(check(request).result).toMatch(/^(?:wrong|missing)$/);
  });

  test("with a time that is none, even if it was signed so", () => {
    for (const time of [Number.NaN, -1, 1.5, Infinity]) {
      expect(check(signed(contact, time))).toEqual({ result: "wrong" });
    }
  });

  test("where neither digest nor key binds it to a body", () => {
    expect(check(signed(withHeaders(upload, { "idempotency-key": undefined })))).toEqual({
      result: "wrong",
    });
  });

  test("when it was made with another secret, or with the secret itself", () => {
    const other = signRequest(requestKey("another secret!!"), contact, NOW);
    expect(check(withHeaders(contact, other))).toEqual({ result: "wrong" });
    const signature = sign(SECRET, canonicalRequest(String(NOW), contact));
    const forWebhooks = {
      ...signRequest(KEY, contact, NOW),
      [REQUEST_SIGNATURE_HEADER]: signature,
    };
    expect(check(withHeaders(contact, forWebhooks))).toEqual({ result: "wrong" });
  });
});

test("no line says which session it is", () => {
  expect(canonicalRequest(String(NOW), member)).not.toContain("AAAAA");
  expect(canonicalRequest(String(NOW), member).split("\n")).toHaveLength(8);
});
