import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishedFiles } from "./finished-files.ts";

const READINGS = 300;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "finished-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("files at any depth are found, but not those that are still written", () => {
  mkdirSync(join(folder, "a/b"), { recursive: true });
  writeFileSync(join(folder, "a/b/one"), "1");
  writeFileSync(join(folder, "a/.two.part"), "2");
  expect([...finishedFiles(folder)].map(({ path, bytes }) => [path, String(bytes)])).toEqual([
    ["a/b/one", "1"],
  ]);
});

test("a folder that isn't there has no files", () => {
  expect([...finishedFiles(join(folder, "none"))]).toEqual([]);
});

test("any other failure is not hidden", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => [...finishedFiles(join(folder, "file"))]).toThrow("ENOTDIR");
});

test("files that are renamed and removed meanwhile are read whole, or not at all", async () => {
  const worker = new Worker(new URL("rename-files.ts", import.meta.url), { workerData: folder });
  try {
    await expect.poll(() => [...finishedFiles(folder)].length).toBeGreaterThan(5);
    for (let reading = 0; reading < READINGS; reading += 1) {
      for (const { path, bytes } of finishedFiles(folder)) {
        expect([path, bytes.length]).toEqual([expect.stringMatching(/^\d+\/file$/), 10_000]);
      }
    }
  } finally {
    await worker.terminate();
  }
});
