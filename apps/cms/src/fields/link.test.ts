import { expect, test } from "vitest";
import { isLink, validateHttps } from "./link.ts";

test.each([
  "/",
  "/services/internship",
  "/events?tab=upcoming#top",
  "https://example.org/a",
  "http://example.org",
  "mailto:hello@example.org",
  "tel:+919000000000",
])("takes %j", (value) => {
  expect(isLink(value)).toBe(true);
});

test.each([
  "javascript:alert(1)",
  "//evil.example",
  "/\\evil.example",
  "data:text/html,x",
  "services",
  "https://",
  "/a b",
])("refuses %j", (value) => {
  expect(isLink(value)).toBe(false);
});

const check = (value: string, required: boolean) => validateHttps(value, { required } as never);

test("an https address may be required", () => {
  expect(check("", false)).toBe(true);
  expect(check("", true)).toBe("Please enter an address.");
  expect(check("https://example.org", true)).toBe(true);
  expect(check("http://example.org", true)).toBe("Use an address that begins with https://.");
});
