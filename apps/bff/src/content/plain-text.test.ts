import * as fc from "fast-check";
import { expect, test } from "vitest";
import { toPlainText } from "./plain-text.ts";

test.each([
  ["<p>One <b>two</b></p><p>three</p>", "One two three"],
  ["a<br>b&nbsp;&amp;&lt;c", "a b &<c"],
  ["H<sub>2</sub>O", "H2O"],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
  ["x<script>y</script><style>z</style>", "x"],
  ["12 Beach Road,<br/>Visakhapatnam", "12 Beach Road, Visakhapatnam"],
  ["1 < 2", "1 < 2"],
  ["", ""],
])("%j", (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test("is cut at the end of a word", () => {
  expect(toPlainText("one two three", 8)).toBe("one two…");
  expect(toPlainText("onetwothree", 8)).toBe("onetwot…");
  expect(toPlainText("one two", 7)).toBe("one two");
});

test("is never longer than asked for", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (html, length) => {
      expect(toPlainText(html, length).length).toBeLessThanOrEqual(length);
    }),
  );
});
