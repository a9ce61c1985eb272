import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareBuild, type SharedBuild } from "./shared-builds.ts";

const DAY_MS = 24 * 3_600_000;
const log = pino({ level: "silent" });
let root: string;
let folder: string;
const running: SharedBuild[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "builds-"));
  folder = join(root, "shared");
});
afterEach(async () => {
  vi.useRealTimers();
  for (const build of running.splice(0)) build.stop();
  await rm(root, { recursive: true });
});

async function start(name: string, files: Record<string, string>, maxBytes?: number) {
  const assets = join(root, name);
  await mkdir(assets, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(assets, file), text);
  running.push(await shareBuild({ assets, folder, log, ...(maxBytes && { maxBytes }) }));
}

const shared = async () => (await readdir(folder)).toSorted();

async function age(name: string, days: number) {
  const at = Date.now() / 1000 - (days * DAY_MS) / 1000;
  await utimes(join(folder, name), at, at);
}

test("files of every build are there, with their compressed forms", async () => {
  await start("one", { "a-1.js": "old", "a-1.js.br": "old in brotli", "same-1.css": "s" });
  await start("two", { "a-2.js": "new", "same-1.css": "s" });
  expect(await shared()).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "same-1.css"]);
  expect(await readFile(join(folder, "a-1.js.br"), "utf8")).toBe("old in brotli");
});

test("a file that a crash left half written is written again", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "a-1.js"), "ha");
  await writeFile(join(folder, "b-1.js.99.part"), "ha");
  await age("b-1.js.99.part", 1);
  await start("one", { "a-1.js": "whole" });
  expect(await readFile(join(folder, "a-1.js"), "utf8")).toBe("whole");
  expect(await shared()).toEqual(["a-1.js"]);
});

test("gateways that start at the same time don't get in each other's way", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`a-${index}.js`, "whole".repeat(1000)]),
  );
  const warn = vi.spyOn(log, "warn");
  // In containers, their process ids are the same.
  await Promise.all(["one", "two", "three"].map((name) => start(name, files)));
  expect(warn).not.toHaveBeenCalled();
  expect(await shared()).toEqual(Object.keys(files).toSorted());
});

test("builds that nobody has run for 30 days are removed", async () => {
  await start("one", { "a-1.js": "old", "same-1.css": "s" });
  await age("a-1.js", 31);
  await age("same-1.css", 31);
  await start("two", { "a-2.js": "new", "same-1.css": "s" });
  expect(await shared()).toEqual(["a-2.js", "same-1.css"]);
});

test("a long-running gateway keeps its files marked as in use", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await start("one", { "a-1.js": "old" });
  await age("a-1.js", 29);
  await vi.advanceTimersByTimeAsync(DAY_MS);
  vi.useRealTimers();
  await vi.waitFor(async () => {
    const { mtimeMs } = await stat(join(folder, "a-1.js"));
    expect(Date.now() - mtimeMs).toBeLessThan(DAY_MS);
  });
});

test("the size is limited: builds used longest ago are removed first, never the starting one", async () => {
  const text = "x".repeat(4096);
  for (const [index, days] of [3, 2, 1].entries()) {
    await start(`build-${index}`, { [`a-${index}.js`]: text }, 3 * 4096);
    await age(`a-${index}.js`, days);
  }
  await start("latest", { "a-9.js": text }, 3 * 4096);
  expect(await shared()).toEqual(["a-1.js", "a-2.js", "a-9.js"]);
});

test("a gateway starts even if the folder can't be used", async () => {
  await writeFile(folder, "a file in its place");
  await expect(start("one", { "a-1.js": "x" })).resolves.toBeUndefined();
});
