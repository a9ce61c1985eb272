import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testEnvironment } from "./test-environment.ts";

test("a program that is installed changes the test environment, and so does its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = testEnvironment(folder);
  expect(before).toContain(process.version);
  writeFileSync(join(folder, "redis-server"), "");
  const after = testEnvironment(folder);
  expect(after).not.toBe(before);
  expect(after).toContain(join(folder, "redis-server"));
});
