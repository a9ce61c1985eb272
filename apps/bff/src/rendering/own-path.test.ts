import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const origin = "https://site.example";

test.each([
  ["/services/x?a=b#c", "/services/x?a=b#c"],
  ["https://site.example/clubs", "/clubs"],
  ["", "/"],
  ["clubs", "/clubs"],
])("%s stays: %s", (address, path) => {
  expect(ownPath(address, origin)).toBe(path);
});

test.each([
  "//elsewhere.example/",
  "/\\elsewhere.example/",
  "https://elsewhere.example/",
  "http://site.example/",
  "https://site.example@elsewhere.example/",
  "javascript:alert(1)",
  "\t//elsewhere.example",
])("%s is refused", (address) => {
  expect(ownPath(address, origin)).toBeNull();
});

test("a path of slashes can't become another host", () => {
  expect(ownPath("https://site.example//elsewhere.example", origin)).toBe("/elsewhere.example");
});
