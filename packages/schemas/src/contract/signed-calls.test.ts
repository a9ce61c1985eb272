import { expect, test } from "vitest";
import { needsSignature } from "./signed-calls.ts";

test.each([
  ["POST", "/send-email", true],
  ["POST", "/send-email?x=1", true],
  ["POST", "http://cms/send-email", true],
  ["POST", "/images/../send-email", true],
  ["POST", "/api/submit-internship-form", true],
  ["POST", "/api/check-user", true],
  ["PUT", "/api/anything", true],
  ["GET", "/api/members/me", true],
  ["HEAD", "/api/members/me", true],
  ["OPTIONS", "/api/members", true],
  ["GET", "/api/certificates/7K3Q9M2XABCD01VZ", true],
  ["GET", "/api/certificates/keys/x", true],
  ["GET", "/api/door/manifest", true],
  ["POST", "/api/door/pair", true],
  ["GET", "/api/doors", false],
  ["GET", "/api/events", false],
  ["GET", "/send-email", false],
  ["GET", "/api/membership", false],
  ["GET", "/healthz", false],
  ["POST", "/payload-api/users/login", false],
  ["POST", "/admin", false],
  ["GET", "//", false],
])("%s %s: %s", (method, url, expected) => {
  expect(needsSignature(method, url)).toBe(expected);
});
