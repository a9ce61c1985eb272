import { expect, test } from "vitest";
import { summary } from "./summary.ts";

test("failures come before the steps, and the last line has only the count", () => {
  const text = summary([
    { name: "lint", passed: true, seconds: 1.23, failures: [], skipped: [] },
    { name: "types", passed: false, seconds: 20, failures: ["a.ts: wrong"], skipped: [] },
  ]);
  expect(text).toMatch(/^\n── failed in types\na\.ts: wrong\n\n/);
  expect(text).toContain("FAILED     20.0 s  types");
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed");
});

test("what was skipped is listed once, before the steps", () => {
  const step = { passed: true, seconds: 1, failures: [] };
  const text = summary([
    { ...step, name: "one", skipped: ["redis-server: counts", "caddy: doors"] },
    { ...step, name: "other", skipped: ["redis-server: counts"] },
  ]);
  expect(text).toMatch(
    /^\n── skipped, as programs are missing\ncaddy: doors\nredis-server: counts\n\npassed/,
  );
  expect(text.split("\n").at(-1)).toBe("2 passed, 0 failed");
});
