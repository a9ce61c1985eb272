import { expect, test } from "vitest";
import { isNewEnough } from "./toolchain.mjs";

test.each([
  ["18.20.0", false],
  ["24.6.0", false],
  ["24.7.0", true],
  ["24.21.0", true],
  ["25.0.0", true],
])("Node %s will do: %s", (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
