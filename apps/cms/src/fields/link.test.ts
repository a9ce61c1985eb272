import { expect, test } from "vitest";
import { isLink } from "./link.ts";

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
