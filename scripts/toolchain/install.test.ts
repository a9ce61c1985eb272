import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ROOT } from "../launch/root.ts";
import { fingerprint, workspaces } from "./install.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "install-"));
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"]) {
    cpSync(join(ROOT, file), join(folder, file));
  }
  mkdirSync(join(folder, "apps/web"), { recursive: true });
  mkdirSync(join(folder, "packages"));
  writeFileSync(join(folder, "apps/web/package.json"), "{}");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("finds the workspaces that pnpm finds", () => {
  expect(workspaces(folder)).toEqual(["apps/web"]);
  expect(workspaces(ROOT)).toEqual(
    expect.arrayContaining(["apps/bff", "apps/cms", "apps/web", "packages/schemas", "e2e"]),
  );
});

test("the fingerprint changes with a workspace's package.json and with nothing else", () => {
  const before = fingerprint(folder);
  writeFileSync(join(folder, "apps/web/page.ts"), "");
  expect(fingerprint(folder)).toBe(before);
  writeFileSync(join(folder, "apps/web/package.json"), '{ "dependencies": {} }');
  expect(fingerprint(folder)).not.toBe(before);
});
