import { expect, test } from "vitest";
import { isReadable } from "./request-path.ts";

test.each(["/", "/admin?a=%", "/a%20b", "//example.org/a", "http://example.org/admin"])(
  "%s can be read",
  (url) => expect(isReadable({ url })).toBe(true),
);

test.each(["*", "*?a=b", "?a", "", "https://[::1/", "/%", "/%c0%af", "/a%"])(
  "%s can't: Next would answer 500",
  (url) => expect(isReadable({ url })).toBe(false),
);

test.each(["/admin?x=/../", "/images/a..b.jpg", "/admin/..."])("%s can be read in one way", (url) =>
  expect(isReadable({ url })).toBe(true),
);

test.each([
  "/admin/\\..\\../send-email",
  "/admin/%5c..%5csend-email",
  "/admin/../send-email",
  "/admin/%2e%2e/send-email",
  "/admin/..%2fsend-email",
  "/..",
])("%s can't: proxies may understand another path", (url) =>
  expect(isReadable({ url })).toBe(false),
);
