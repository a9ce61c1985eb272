import { expect, test } from "vitest";
import { leaveOut } from "./run-step.ts";
import { summary } from "./summary.ts";

test("failures come before the steps, and the last line has only the count", () => {
  const text = summary([
    { name: "lint", passed: true, seconds: 1.23, failures: [], skipped: [] },
    { name: "types", passed: false, seconds: 20, failures: ["a.ts: wrong"], skipped: [] },
  ]);
  expect(text).toMatch(/^\n── failed in types\na\.ts: wrong\n\n/);
  expect(text).toContain("FAILED      20.0 s  types");
  expect(text.split("\n").at(-1)).toBe("1 passed, 1 failed");
});

test("what was skipped is listed once, before the steps", () => {
  const step = { passed: true, seconds: 1, failures: [] };
  const text = summary([
    { ...step, name: "one", skipped: ["redis-server: counts", "caddy: doors"] },
    { ...step, name: "other", skipped: ["redis-server: counts"] },
  ]);
  expect(text).toMatch(
    /^\n── skipped, and what was missing\ncaddy: doors\nredis-server: counts\n\npassed/,
  );
  expect(text.split("\n").at(-1)).toBe("2 passed, 0 failed");
});

test("a step that was left out is neither passed nor failed", () => {
  const text = summary([
    { name: "lint", passed: true, seconds: 1, failures: [], skipped: [] },
    leaveOut({ name: "deployment", command: ["pnpm"] }),
  ]);
  expect(text).toContain("── skipped, and what was missing\nmore time: deployment");
  expect(text).toContain("skipped      0.0 s  deployment");
  expect(text.split("\n").at(-1)).toBe("1 passed, 0 failed");
});
