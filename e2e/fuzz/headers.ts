/** Headers that browsers, proxies and attackers send. All are allowed in a well-formed request. */
import * as fc from "fast-check";
import { SESSION, type Target } from "./input.ts";
import { MARKUP, oddText, PLANTED } from "./odd-values.ts";

export type Header = readonly [string, string];

/** A header's value: UTF-8 bytes, without characters that would end the line. */
const headerText = (text: string): string =>
  Buffer.from(text.replaceAll(/[\r\n\0]/g, " ")).toString("latin1");

const client = fc.nat(4_000).map((number) => `10.9.${number >> 8}.${number & 255}`);

const cookies = fc.oneof(
  fc.constantFrom(
    `session=${SESSION}`,
    `session=${SESSION}`,
    `session=${SESSION}; session=${PLANTED}`,
    `session=${"s".repeat(43)}`,
    `session=${"s".repeat(43)}; device=${"d".repeat(500)}`,
    `__Host-session=${"s".repeat(43)}`,
    "session=",
    "session",
    "=;=;;=",
    `preview=9999999999999.${PLANTED}`,
    `preview-token=9999999999999.${PLANTED}`,
    `payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.${PLANTED}`,
    "payload-theme=<script>; payload-lng=__proto__",
    `a=${"b".repeat(4_000)}`,
    "__proto__=1; constructor=2; toString=3",
    "session=%00%ff%",
  ),
  oddText.map((text) => `session=${headerText(text)}`),
  oddText.map((text) => `device=${headerText(text)}; ${headerText(text)}=1`),
);

const value = (...texts: string[]) => fc.constantFrom(...texts);

const others: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Accept: value(
    "text/html",
    "application/json",
    "*/*",
    "image/avif,image/webp",
    ",;q=",
    "a".repeat(3_000),
  ),
  "Accept-Encoding": value(
    "gzip",
    "br",
    "identity;q=0",
    "*;q=0",
    "gzip;q=9, br;q=-1",
    ",,,",
    "x".repeat(2_000),
  ),
  "Accept-Language": value("te", "*", "en;q=x", "__proto__", "-".repeat(500)),
  Authorization: value(
    `Bearer ${PLANTED}`,
    `JWT ${PLANTED}`,
    "Bearer",
    `users API-Key ${PLANTED}`,
    "Basic ===",
  ),
  "Cache-Control": value("no-cache", "only-if-cached", "max-age=-1"),
  "Content-Encoding": value("gzip", "br", "identity", "x"),
  Forwarded: value("for=1.2.3.4;host=example.org;proto=https", "for=;"),
  "Idempotency-Key": fc.oneof(
    value("0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11", "short", "a b", "k".repeat(129)),
    oddText.map(headerText),
  ),
  "If-Match": value("*", '"x"'),
  "If-Modified-Since": value("Sun, 06 Nov 1994 08:49:37 GMT", "yesterday", "1"),
  "If-None-Match": value("*", '"x"', 'W/"x"', '"'.repeat(2_000), ",".repeat(4_000), 'W/""'),
  Origin: value("null", "https://example.org", "http://", MARKUP),
  Range: value("bytes=0-1", "bytes=-1", "bytes=9-1", `bytes=${"0-1,".repeat(800)}`, "x=1"),
  Referer: value("https://example.org/", MARKUP, "/"),
  "Sec-Fetch-Site": value("cross-site", "same-origin", "none", "x"),
  "User-Agent": value("", PLANTED, "x".repeat(5_000)),
  "X-Forwarded-Host": value(
    "example.org",
    "localhost:1",
    MARKUP,
    "a,b",
    "",
    "[::1]",
    "x".repeat(300),
  ),
  "X-Forwarded-Proto": value("https", "javascript", "https,http", ""),
  "X-HTTP-Method-Override": value("DELETE", "PUT"),
  "X-Payload-HTTP-Method-Override": value("GET", "DELETE"),
  "X-Original-URL": value("/admin", "/healthz"),
  "X-Preview-Token": value(`9999999999999.${PLANTED}`, "x", ""),
  "X-Request-Id": fc.oneof(value("r-1", "x".repeat(500)), oddText.map(headerText)),
  Traceparent: value("00-00000000000000000000000000000000-0000000000000000-00", "x"),
  "Next-Action": value("x", "a".repeat(42)),
  RSC: value("1"),
  "Next-Router-State-Tree": value("%5B", "[]", "{"),
  TE: value("trailers", "x"),
  Connection: value("keep-alive", "close", "Upgrade", "Host", "Content-Length"),
  Expect: value("100-continue", "x"),
  "X-Submission-Flag": value("honeypot", "x"),
};
const names = Object.keys(others);

const odd: fc.Arbitrary<Header> = fc
  .constantFrom(...names)
  .chain((name) => (others[name] ?? fc.constant("")).map((text) => [name, text] as const));

/** Zero to a few headers, and an individual client address for servers behind a proxy. */
export function oddHeaders(to: Target): fc.Arbitrary<Header[]> {
  const forwarded = fc.oneof(
    { weight: 30, arbitrary: client },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "x", "1.2.3.4, 5.6.7.8", "[::1]:80", "1".repeat(2_000)),
    },
  );
  return fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 2, arbitrary: fc.array(odd, { maxLength: 3 }) },
      ),
      fc.option(cookies, { freq: 3 }),
      forwarded,
    )
    .map(([more, cookie, address]) => [
      ...(to === "gateway" ? [["X-Forwarded-For", address] as const] : []),
      ...(cookie === null ? [] : [["Cookie", cookie] as const]),
      ...more,
    ]);
}

/** Either gateway, mostly the one whose limits don't get in the way. */
export const eitherGateway: fc.Arbitrary<Target> = fc.oneof(
  { weight: 12, arbitrary: fc.constant("gateway" as const) },
  { weight: 1, arbitrary: fc.constant("limited" as const) },
);
