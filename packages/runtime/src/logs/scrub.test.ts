import { expect, test } from "vitest";
import { scrub, scrubLine } from "./scrub.ts";

test.each([
  ["<asha.rao+x@mail.example.org> is unknown", "<[email]> is unknown"],
  ["asha%40example.org", "[email]"],
  ["call 9876543210 or +91 98765-43210", "call [number] or [number]"],
  ["GET /verify-email?token=abc&x=1 failed", "GET /verify-email?… failed"],
  ["postgres://site:hunter2@db:5432/site", "postgres://…@db:5432/site"],
  ["authorization: Bearer abcDEF123_-x", "authorization: Bearer …"],
  ["session 3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123 ended", "session [token] ended"],
])("%s", (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

test.each([
  "at file:///srv/node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/reply.js:12:3",
  "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11",
  "/images/services/mentoring-2026-11-21.png",
  "2026-11-21T18:34:04.123Z took 1234 ms",
])("leaves %s as it is", (text) => expect(scrub(text)).toBe(text));

test("a line keeps its numbers, and its texts are scrubbed", () => {
  const line = { time: 1_795_285_844_123, reqId: "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11" };
  expect(scrubLine(JSON.stringify(line))).toBe(JSON.stringify(line));
  expect(scrubLine('{"msg":"9876543210 and asha@example.org"}')).toBe(
    '{"msg":"[number] and [email]"}',
  );
});
