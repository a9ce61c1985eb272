import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { nextPath } from "./next-path.ts";

test.each([
  ["/account", "/account"],
  ["/view-profile?tab=events#top", "/view-profile?tab=events#top"],
  ["/a/../b", "/b"],
])("%s is a path of this site", (asked, path) => {
  expect(nextPath(asked)).toBe(path);
});

test("whatever is asked for, what comes out stays on the site", () => {
  const piece = constantFrom(
    "/",
    "//",
    "\\",
    "..",
    "%2f",
    "%5c",
    "@",
    ":",
    "javascript:",
    "\t",
    ".",
  );
  const word = oneof(piece, string({ unit: "binary", maxLength: 4 }), constantFrom("evil.example"));
  assert(
    property(array(word, { maxLength: 8 }), (pieces) => {
      for (const asked of [pieces.join(""), `/${pieces.join("")}`]) {
        const path = nextPath(asked);
        if (path === null) continue;
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
        expect(URL.parse(path, "https://site.example")?.origin).toBe("https://site.example");
        expect(nextPath(path)).toBe(path);
      }
    }),
    { numRuns: 3_000 },
  );
});
