import { describe, expect, test } from "vitest";
import { redirectWire, sitePath } from "./redirects.ts";

describe("paths of the site", () => {
  test.each([
    ["/", "/"],
    ["/services/mentoring", "/services/mentoring"],
    ["/services/mentoring/", "/services/mentoring"],
    ["/blog/2019/what-we-do.html", "/blog/2019/what-we-do.html"],
    ["/a%2Db", "/a-b"],
    ["/मदद", "/%E0%A4%AE%E0%A4%A6%E0%A4%A6"],
    ["/@evil.example", "/%40evil.example"],
  ])("%s becomes %s", (text, path) => {
    expect(sitePath(text)).toBe(path);
    expect(sitePath(path)).toBe(path);
  });

  test.each([
    "",
    "services",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    " /services",
    "/a b",
    "/%2F%2Fevil.example",
    "/%5Cevil.example",
    "/%09/evil.example",
    "/%00",
    "/a//b",
    "/services//",
    "/..//evil.example",
    "/./a",
    "/%2e%2e/a",
    "/a/%2E",
    "/%",
    "/%ff",
    "/\ud800",
    "/a?b=c",
    "/a#b",
    "https://evil.example/",
    "https:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    `/${"a".repeat(500)}`,
    `/${"ä".repeat(100)}`,
  ])("%j is none", (text) => {
    expect(sitePath(text)).toBeNull();
  });
});

test.each([
  { from: "/a", to: "//evil.example" },
  { from: "/a", to: "https://evil.example" },
  { from: "/a", to: "/\t/evil.example" },
  { from: "//a", to: "/b" },
  { from: "/a" },
  { from: "/a", to: null },
  { from: "/a", to: ["/b"] },
])("%j is no redirect", (item) => {
  expect(redirectWire.safeParse(item).success).toBe(false);
});
