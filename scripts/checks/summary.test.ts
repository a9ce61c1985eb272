import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("what failed comes before the steps, and the last line counts, alone", () => {
  const text = summary([
    { name: "lint", passed: true, seconds: 1.23, failures: [] },
    { name: "types", passed: false, seconds: 20, failures: ["a.ts: wrong"] },
  ]);
  expect(text).toMatch(/^\n── failed in types\na\.ts: wrong\n\n/);
  expect(text).toContain("FAILED     20.0 s  types");
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed");
});
