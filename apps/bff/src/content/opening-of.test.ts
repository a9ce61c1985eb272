import { expect, test } from "vitest";
import { openingOf } from "./opening-of.ts";

test.each([
  ["nothing", "", ""],
  [
    "a short text",
    "<p>Asks <b>one</b> question. Then waits.</p>",
    "Asks one question. Then waits.",
  ],
  ["text without a full stop", "<p>Engineer</p>", "Engineer"],
  [
    "whole sentences, of which the third doesn’t fit",
    `<p>Writes code. Draws maps.</p><p>${"And then some more of it ".repeat(9)}.</p>`,
    "Writes code. Draws maps.",
  ],
])("%s", (_, html, opening) => {
  expect(openingOf(html)).toBe(opening);
});

test("a first sentence as long as a book is cut between words", () => {
  const opening = openingOf("word ".repeat(20_000));
  expect(opening).toMatch(/^(?:word )+word…$/);
  expect(opening.length).toBeLessThanOrEqual(200);
});

test("markup stays text", () => {
  expect(openingOf("<p>1 &lt; 2 &amp; $1.</p><script>alert(1)</script>")).toBe("1 < 2 & $1.");
});
