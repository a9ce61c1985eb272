/** What no HTTP client sends: lengths that lie, chunks that are none, lines that are no request. */
import * as fc from "fast-check";
import { HOST } from "./input.ts";
import { oddText, PLANTED } from "./odd-values.ts";

/** Headers that say where a body ends. */
export const framings = fc.constantFrom<[string, string][]>(
  [
    ["Content-Length", "5"],
    ["Content-Length", "6"],
  ],
  [
    ["Content-Length", "5"],
    ["Transfer-Encoding", "chunked"],
  ],
  [
    ["Transfer-Encoding", "chunked"],
    ["Transfer-Encoding", "identity"],
  ],
  [["Transfer-Encoding", "xchunked"]],
  [["Transfer-Encoding", " chunked"]],
  [["Transfer-Encoding", "gzip, chunked"]],
  [["Content-Length", "-1"]],
  [["Content-Length", "+5"]],
  [["Content-Length", "5, 5"]],
  [["Content-Length", "0x5"]],
  [["Content-Length", "9".repeat(30)]],
  [["Content-Length", ""]],
  [["Content-Length ", "5"]],
);
export const chunks = fc.constantFrom(
  "5\r\naaaaa\r\n0\r\n\r\n",
  "aaaaa",
  "zz\r\naaaaa\r\n",
  "5;ext=1\r\naaaaa\r\n0\r\nTrailer: a\r\n\r\n",
  "-5\r\naaaaa\r\n",
  "ffffffffffffffff\r\na",
  "5\naaaaa\n0\n\n",
  "5\r\naaaaaXX0\r\n\r\n",
  `5;${"x".repeat(20_000)}\r\naaaaa\r\n0\r\n\r\n`,
  `0\r\n${"A: b\r\n".repeat(2_000)}\r\n`,
);

export const requestLines = fc.oneof(
  fc.constantFrom(
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET /\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.0\r\n\r\n",
    "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
    "get / HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET  /  HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\nHost: a\n\n",
    "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
    "HELP\r\n",
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\n${"X: y\r\n".repeat(3_000)}\r\n`,
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
    "GET / HTTP/1.1\r\nHost: a\r\n X: folded\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX y: z\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n: z\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: ${HOST}\r\nHost: b\r\n\r\n`,
    `GET /services HTTP/1.1\r\nHost: ${HOST}/mentoring\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${PLANTED}<script>\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: a@${HOST}\r\n\r\n`,
    `GET http://b/services HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
  ),
  oddText.map((text) => `${Buffer.from(text).toString("latin1")}\r\n\r\n`),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
);
