import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("the last line counts, alone", () => {
  const text = summary([
    { name: "lint", passed: true, seconds: 1.23 },
    { name: "types", passed: false, seconds: 20 },
  ]);
  expect(text).toContain("FAILED     20.0 s  types");
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed");
});
