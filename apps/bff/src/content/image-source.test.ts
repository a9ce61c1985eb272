import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imageResolver, upstreamImageUrl } from "./image-source.ts";

const rules = {
  upstreamUrls: ["http://upstream.test/v1"],
  imageBases: { team: "https://cdn.test/people" },
  imageHosts: ["img.example.org", "*.example.net"],
  siteOrigin: "https://site.test",
};
const resolve = imageResolver(rules);

describe("what a field names", () => {
  test.each([
    ["a.png", "/images/events/a.png"],
    ["Training hall & yard (1).jpg", "/images/events/Training%20hall%20%26%20yard%20(1).jpg"],
    ["చిత్రం.png", "/images/events/%E0%B0%9A%E0%B0%BF%E0%B0%A4%E0%B1%8D%E0%B0%B0%E0%B0%82.png"],
    ["what?.png#x", "/images/events/what%3F.png%23x"],
    ["2026/09/a.png", "/images/events/2026%2F09%2Fa.png"],
    ["http://upstream.test/v1/images/clubs/a%20b.png", "/images/clubs/a%20b.png"],
    ["https://cdn.test/people/a.png", "/images/team/a.png"],
    ["/images/logos/logo.svg", "/images/logos/logo.svg"],
    ["https://img.example.org/a.png?x=1", "https://img.example.org/a.png?x=1"],
    ["https://a.b.example.net/a.png", "https://a.b.example.net/a.png"],
  ])("%s becomes %s", (value, path) => {
    expect(resolve("events", value)).toBe(path);
  });

  test.each([
    null,
    "",
    "  ",
    "..",
    "../secret.png",
    "a/../../b.png",
    "a/./b.png",
    "a//b.png",
    "a\\b.png",
    "%2e%2e/b.png",
    "a%2fb.png",
    "a\u0000.png",
    "a/b/c/d/e.png",
    "x".repeat(300),
    "\ud800.png",
    "/etc/passwd",
    "//img.example.org.evil.test/a.png",
    "\\\\evil.test\\a.png",
    "http://img.example.org/a.png",
    "https://evil.test/a.png",
    "https://example.net/a.png",
    "https://user:pass@img.example.org/a.png",
    "https://img.example.org:8443/a.png",
    "http://upstream.test/v1/images/clubs/../../admin",
    "http://upstream.test/v1/images/clubs/%2e%2e%2fadmin",
    "http://upstream.test/v1/images/clubs/%zz",
    "http://upstream.test/v1/images/other/a.png",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
  ])("%j is no image", (value) => {
    expect(resolve("events", value)).toBeNull();
  });
});

test("the upstream's address comes back from the gateway's path, and never leaves the folder", () => {
  expect(upstreamImageUrl("events", "a b.png", rules)).toBe(
    "http://upstream.test/v1/images/events/a%20b.png",
  );
  expect(upstreamImageUrl("team", "2026/a.png", rules)).toBe("https://cdn.test/people/2026/a.png");
  fc.assert(
    fc.property(fc.string(), (file) => {
      const url = upstreamImageUrl("events", file, rules);
      if (url === null) return;
      expect(new URL(url).href.startsWith("http://upstream.test/v1/images/events/")).toBe(true);
      expect(resolve("events", file) ?? "").not.toContain("//");
    }),
  );
});
