import { expect, test } from "vitest";
import { canonicalPath, pagePattern, pagePatterns } from "./page-patterns.ts";

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

test.each([
  ["/", "/"],
  ["/events", "/events"],
  ["/eVents", "/events"],
  ["/EVENTS/Build-Week", "/events/Build-Week"],
  ["/events/build-week", "/events/build-week"],
  ["/About-Us", "/About-Us"],
  ["/Services/a/b", "/Services/a/b"],
])("%s is canonical as %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test("whatever is asked for, the patterns stay the same few", () => {
  const odd = Array.from({ length: 1_000 }, (_, at) => `/${"x/".repeat(at % 5)}odd-${at}`);
  const found = new Set(odd.map(pagePattern));
  expect([...found].toSorted()).toEqual(["*", "/:slug"]);
  for (const pattern of found) expect(pagePatterns).toContain(pattern);
});
