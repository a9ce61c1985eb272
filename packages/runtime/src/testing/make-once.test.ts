import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeOnce } from "./make-once.ts";

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "make-once-"));
  folder = join(root, "made");
});
afterEach(() => rmSync(root, { recursive: true }));

async function fill(unfinished: string) {
  mkdirSync(unfinished);
  await new Promise((resolve) => setImmediate(resolve));
  writeFileSync(join(unfinished, "file"), "whole");
}

test("one of many makes the folder, and nobody sees it unfinished", async () => {
  let made = 0;
  const worker = async () => {
    await makeOnce(folder, (unfinished) => ((made += 1), fill(unfinished)));
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("whole");
  };
  await Promise.all(Array.from({ length: 5 }, worker));
  expect(made).toBe(1);
});

test("a worker that fails leaves the folder to the next one", async () => {
  const fail = async (unfinished: string) => {
    await fill(unfinished);
    throw new Error("stopped halfway");
  };
  await expect(makeOnce(folder, fail)).rejects.toThrow("stopped halfway");
  expect(existsSync(folder)).toBe(false);
  await makeOnce(folder, fill);
  expect(readFileSync(join(folder, "file"), "utf8")).toBe("whole");
});

test("a folder that can't be made is an error, not an endless wait", async () => {
  await expect(makeOnce(join(root, "missing", "made"), fill)).rejects.toThrow("ENOENT");
});
