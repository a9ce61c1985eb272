import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

const origin = "https://site.example";

test.each([
  ["/services/x?a=b#c", "/services/x?a=b#c"],
  ["/view-profile?tab=skills#top", "/view-profile?tab=skills#top"],
  ["/a/../account", "/account"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["https://site.example/clubs", "/clubs"],
  ["", "/"],
  ["clubs", "/clubs"],
])("%s stays on the site: %s", (address, path) => {
  expect(returnPath(address, origin)).toBe(path);
});

test.each([
  null,
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "http://site.example/",
  "https://site.example@evil.example/",
  "//site.example.evil.example/",
  "javascript:alert(1)",
  "//[",
])("%s leads elsewhere", (address) => {
  expect(returnPath(address, origin)).toBeNull();
});

test.each(["/.//evil.example", "/a/..//evil.example", "https://site.example//evil.example"])(
  "%s can't become another host",
  (address) => {
    expect(returnPath(address, origin)).toBe("/evil.example");
  },
);
