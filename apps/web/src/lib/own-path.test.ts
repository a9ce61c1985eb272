import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const origin = "https://site.example";

test.each([
  ["/view-profile?tab=skills#top", "/view-profile?tab=skills#top"],
  ["/a/../account", "/account"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
])("%s stays here", (address, path) => {
  expect(ownPath(address, origin)).toBe(path);
});

test.each([
  null,
  "",
  "account",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "https://site.example/account",
  "javascript:alert(1)",
  " //evil.example",
  "//site.example.evil.example/",
  "//[",
])("%s leads elsewhere", (address) => {
  expect(ownPath(address, origin)).toBeNull();
});
