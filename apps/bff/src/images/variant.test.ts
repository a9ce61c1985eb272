import { expect, test } from "vitest";
import { formatOf, widthOf } from "./variant.ts";

test.each([
  [undefined, 1920],
  ["1", 160],
  ["320", 320],
  ["321", 480],
  ["5000", 1920],
  ["0", null],
  ["-1", null],
  ["1e3", null],
  ["320.5", null],
  ["", null],
  [["320", "640"], null],
])("w=%j is %j wide", (w, width) => {
  expect(widthOf(w)).toBe(width);
});

test.each([
  ["image/avif,image/webp,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/*,*/*", "original"],
  [undefined, "original"],
])("Accept: %j gets %s", (accept, format) => {
  expect(formatOf(accept)).toBe(format);
});
