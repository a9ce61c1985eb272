import { expect, test } from "vitest";
import { pagePattern, pagePatterns } from "./page-patterns.ts";

test.each([
  ["/", "/"],
  ["/services", "/services"],
  ["/Services/", "/services"],
  ["/services/mentoring", "/services/:slug"],
  ["/about-us", "/:slug"],
  ["/event-registration/build-week", "/event-registration/:slug"],
  ["/services/a/b", "*"],
  ["/wp-admin/install.php", "*"],
  ["*", "*"],
  ["", "/"],
])("%s belongs to %s", (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});

test("whatever is asked for, the patterns stay the same few", () => {
  const odd = Array.from({ length: 1_000 }, (_, at) => `/${"x/".repeat(at % 5)}odd-${at}`);
  const found = new Set(odd.map(pagePattern));
  expect([...found].toSorted()).toEqual(["*", "/:slug"]);
  for (const pattern of found) expect(pagePatterns).toContain(pattern);
});
