import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDiskCache } from "./disk-cache.ts";

const log = { warn: vi.fn<(...details: unknown[]) => void>() };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "disk-cache-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (maxBytes = 1_000_000) => openDiskCache({ folder, maxBytes, log });
const image = (text: string) => ({ body: Buffer.from(text), type: "image/webp" });
const files = () => readdir(folder);
const POLL = { timeout: 10_000 };

describe("the disk cache", () => {
  test("returns what was written, even after a restart", async () => {
    const written = await (await open()).write("a", image("one"));
    const cache = await open();
    expect(cache.has("a")).toBe(true);
    expect(await cache.read("a")).toEqual(written);
    expect(await cache.read("b")).toBeNull();
    expect(written.digest).toMatch(/^[\w-]{22}$/);
  });

  test("keeps one file for each image", async () => {
    const cache = await open();
    await cache.write("a", image("one"));
    await cache.write("a", image("two"));
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), POLL);
    expect((await cache.read("a"))?.body.toString()).toBe("two");
  });

  test("evicts the least recently used image when it is full", async () => {
    const cache = await open(3 * 4096);
    for (const key of ["a", "b", "c"]) await cache.write(key, image(key));
    await cache.read("a");
    await cache.write("d", image("d"));
    expect(["a", "b", "c", "d"].map((key) => cache.has(key))).toEqual([true, false, true, true]);
    await vi.waitFor(async () => expect(await files()).toHaveLength(3), POLL);
  });

  test("remembers after a restart what was used last, and respects a smaller limit", async () => {
    const first = await open();
    for (const key of ["a", "b", "c"]) await first.write(key, image(key));
    for (const [index, name] of (await files()).entries()) {
      const isA = name.startsWith((await namesOf("a"))[0] ?? "-");
      const time = isA ? 2_000 : 1_000 + index;
      await utimes(join(folder, name), time, time);
    }
    const second = await open(4096);
    expect(["a", "b", "c"].map((key) => second.has(key))).toEqual([true, false, false]);
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), POLL);
  });

  test("removes what a crash left half-written, and leaves foreign files alone", async () => {
    await writeFile(join(folder, "x.part"), "half");
    await writeFile(join(folder, "README"), "mine");
    await open();
    expect(await files()).toEqual(["README"]);
  });

  test("treats a file that somebody removed as missing", async () => {
    const cache = await open();
    await cache.write("a", image("one"));
    for (const name of await files()) await rm(join(folder, name));
    expect(await cache.read("a")).toBeNull();
    expect(cache.has("a")).toBe(false);
  });

  test("works without a folder, but stores nothing", async () => {
    const cache = await openDiskCache({ folder: "/dev/null/x", maxBytes: 1_000, log });
    expect((await cache.write("a", image("one"))).body.toString()).toBe("one");
    expect(await cache.read("a")).toBeNull();
    expect(log.warn).toHaveBeenCalled();
  });
});

/** The file name for a key, found by writing it into another folder. */
async function namesOf(key: string): Promise<string[]> {
  const other = await mkdtemp(join(tmpdir(), "disk-cache-"));
  await (await openDiskCache({ folder: other, maxBytes: 1e6, log })).write(key, image(key));
  const names = (await readdir(other)).map((name) => name.slice(0, 40));
  await rm(other, { recursive: true });
  return names;
}
