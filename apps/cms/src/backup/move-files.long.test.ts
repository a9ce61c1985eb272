import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type FakeS3, startFakeS3 } from "../testing/fake-s3.ts";

const FILES = 40;

let s3: FakeS3;
let folder: string;
/** By the path, which is the key as well. */
let files: Map<string, Buffer>;

beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  folder = mkdtempSync(join(process.env["DATA_DIR"]!, "move-"));
  s3.objects.clear();
  s3.failing.clear();
  files = new Map();
  for (let number = 0; number < FILES; number += 1) {
    const places = ["resumes/", "pictures/", "uploads/media/"];
    const place = places[number % places.length]!;
    const path = place + randomUUID() + (place.startsWith("uploads/") ? ".jpg" : "");
    files.set(path, randomBytes(20_000));
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, path), files.get(path)!);
  }
});

const inFolder = (path: string) => join(folder, path);
const remaining = () => [...files.keys()].filter((path) => existsSync(inFolder(path)));
const inBucket = () => [...files.keys()].filter((key) => s3.objects.has(key));

function begin(...args: string[]) {
  const program = join(import.meta.dirname, "cli.ts");
  const child = spawn(process.execPath, [program, "move-files", ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "test",
      DATA_DIR: folder,
      S3_BUCKET: "site",
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    },
  });
  let output = "";
  child.stderr.on("data", (text) => (output += String(text)));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}
const move = (...args: string[]) => begin(...args).ended;

function expectAllInBucket(): void {
  expect(remaining()).toEqual([]);
  for (const [key, bytes] of files) expect(s3.objects.get(key)?.bytes.equals(bytes)).toBe(true);
}

test("moves all files there and back, but no others", async () => {
  writeFileSync(inFolder("resumes/notes.txt"), "notes");
  expect(await move("to-bucket")).toEqual({ code: 0, output: `Moved ${FILES} files\n` });
  expectAllInBucket();
  expect([...s3.objects.keys()]).toHaveLength(FILES);
  expect(readFileSync(inFolder("resumes/notes.txt"), "utf8")).toBe("notes");
  expect(await move("to-bucket")).toEqual({ code: 0, output: "Moved 0 files\n" });

  expect(await move("to-folder")).toEqual({ code: 0, output: `Moved ${FILES} files\n` });
  expect(s3.objects.size).toBe(0);
  for (const [path, bytes] of files) expect(readFileSync(inFolder(path)).equals(bytes)).toBe(true);
  expect(readdirSync(inFolder("resumes/incoming"))).toEqual([]);
});

test("moves nothing in a dry run", async () => {
  const { code, output } = await move("to-bucket", "--dry-run");
  expect({ code, output }).toEqual({ code: 0, output: `${FILES} files to move, none was moved\n` });
  expect(remaining()).toHaveLength(FILES);
  expect(s3.objects.size).toBe(0);
});

test("killed in the middle, again and again, it loses nothing, and ends what is left", async () => {
  for (const share of [0.1, 0.4, 0.7]) {
    const { child, ended } = begin("to-bucket");
    await vi.waitUntil(() => inBucket().length >= share * FILES, { timeout: 30_000, interval: 1 });
    child.kill("SIGKILL");
    await ended;
    const found = new Set([...remaining(), ...inBucket()]);
    expect(found.size).toBe(FILES);
  }
  expect(await move("to-bucket")).toMatchObject({ code: 0 });
  expectAllInBucket();
});

test("two at once lose nothing", async () => {
  const outcomes = await Promise.all([move("to-bucket"), move("to-bucket")]);
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
  expectAllInBucket();
});

test("keeps both of two files that differ, and says so", async () => {
  const [path] = files.keys();
  s3.objects.set(path!, { bytes: Buffer.from("another"), modified: new Date() });
  const { code, output } = await move("to-bucket");
  expect(code).toBe(1);
  expect(output).toContain(`Moved ${FILES - 1} files. 1 lie in both places and differ`);
  expect(output).toContain(path);
  expect(remaining()).toEqual([path]);
  expect(s3.objects.get(path!)?.bytes.toString()).toBe("another");
});

test("a bucket that takes nothing costs no file", async () => {
  s3.failing.add("PUT");
  expect((await move("to-bucket")).code).toBe(1);
  expect(remaining()).toHaveLength(FILES);
});

test.each([[[]], [["to-moon"]], [["to-bucket", "--force"]]])("%j is answered", async (args) => {
  const { code, output } = await move(...args);
  expect(code).toBe(1);
  expect(output).toMatch(/^usage: /);
});
