import * as fc from "fast-check";
import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

test.each([
  ["/about", { href: "/about", isExternal: false }],
  ["about", { href: "about", isExternal: false }],
  ["?tab=past", { href: "?tab=past", isExternal: false }],
  ["https://example.org", { href: "https://example.org/", isExternal: true }],
  ["//example.org/a", { href: "https://example.org/a", isExternal: true }],
  ["\\\\example.org\\a", { href: "https://example.org/a", isExternal: true }],
  ["/\t/example.org", { href: "https://example.org/", isExternal: true }],
  ["mailto:a@example.org", { href: "mailto:a@example.org", isExternal: false }],
  [" tel:+91891 ", { href: "tel:+91891", isExternal: false }],
])("%j leads somewhere", (raw, link) => {
  expect(safeLink(raw)).toEqual(link);
});

test.each([
  "",
  "  ",
  "java\nscript:alert(1)",
  "data:,x",
  "https://",
  "https://a:b@example.org/",
  "//relative.invalid/x",
])("%j leads nowhere", (raw) => {
  expect(safeLink(raw)).toBeNull();
});

test("schemes can be narrowed", () => {
  expect(safeLink("mailto:a@example.org", ["https:"])).toBeNull();
});

test("no text at all yields an address that runs, or one on another host that passes for own", () => {
  const parts = fc.constantFrom(
    "java",
    "script",
    ":",
    "/",
    "\\",
    "\t",
    "\n",
    " ",
    "x.org",
    "http",
    "s",
    "data",
    "\u0001",
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(parts, { maxLength: 10 }).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const link = safeLink(raw);
      if (!link) return;
      const url = new URL(link.href, "https://site.test/page");
      expect(["http:", "https:", "mailto:", "tel:"]).toContain(url.protocol);
      const isHere = url.host === "site.test" || !/^https?:$/.test(url.protocol);
      expect(isHere).toBe(!link.isExternal);
    }),
    { numRuns: 5000 },
  );
});
