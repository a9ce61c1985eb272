import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["Terms And Condition", "terms-and-condition"],
  ["  Café & Crème!  ", "cafe-creme"],
  ["What's new?", "whats-new"],
  ["नमस्ते", ""],
  ["a".repeat(150), "a".repeat(100)],
])("makes %j into %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
