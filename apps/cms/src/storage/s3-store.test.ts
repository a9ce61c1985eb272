import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "../testing/fake-s3.ts";
import { listOf } from "../testing/list-of.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Client } from "./s3-client.ts";
import { createS3Store } from "./s3-store.ts";

const MIB = 1024 * 1024;

let server: FakeS3;
let store: FileStore;
beforeAll(async () => {
  server = await startFakeS3();
  const client = createS3Client({
    S3_REGION: "us-east-1",
    S3_ENDPOINT: server.url,
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  });
  // The retries of the real one wait; what fails here fails for good.
  client.config.maxAttempts = async () => 1;
  store = createS3Store(client, "bucket", "resumes/");
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.uploads.clear();
  server.failing.clear();
  server.calls.length = 0;
});

const later = () => new Date(Date.now() + 1000);
const keys = () => listOf(store.keysBefore(later()));
const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function receive(content: Buffer, chunk = 64 * 1024) {
  const incoming = await store.begin();
  for (let from = 0; from < content.length; from += chunk) {
    await incoming.write(content.subarray(from, from + chunk));
  }
  await incoming.finish();
  return incoming;
}

test.each([
  ["one byte", 1],
  ["5 MiB, as much as a form takes", 5 * MIB],
  ["12 MiB", 12 * MIB],
])("%s comes back as it was", async (_, size) => {
  const content = randomBytes(size);
  const incoming = await receive(content);
  expect((await incoming.read()).equals(content)).toBe(true);
  await incoming.keep();
  await incoming.discard();
  expect([...server.objects.keys()]).toEqual([`resumes/${incoming.key}`]);
  const found = await store.open(incoming.key);
  expect(found?.size).toBe(size);
  expect(digest(await buffer(found!.stream))).toBe(digest(content));
});

test("nothing is left of what is discarded: before, within and after its upload", async () => {
  const young = await store.begin();
  await young.write(randomBytes(1000));
  await young.discard();

  const half = await store.begin();
  for (let part = 0; part < 120; part += 1) await half.write(randomBytes(64 * 1024));
  expect(server.uploads.size, "parts have gone out").toBe(1);
  await half.discard();

  await (await receive(randomBytes(1000))).discard();
  expect(server.objects.size).toBe(0);
  expect(server.uploads.size).toBe(0);
});

test.each([1000, 12 * MIB])("a bucket that fails fails the upload of %d bytes", async (size) => {
  server.failing.add("PUT").add("POST");
  await expect(receive(randomBytes(size))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 500 },
  });
  expect(server.objects.size).toBe(0);
});

test("uploads that a crash has left are removed, but not what is young or not ours", async () => {
  const hourAgo = new Date(Date.now() - 3_600_000);
  const key = randomUUID();
  server.uploads.set("old", { key: `resumes/${key}`, begun: hourAgo, parts: new Map() });
  server.uploads.set("young", { key: `resumes/${key}`, begun: new Date(), parts: new Map() });
  await store.removeUnfinished(new Date(Date.now() - 60_000));
  expect([...server.uploads.keys()]).toEqual(["young"]);
});

test("lists what is old enough, page by page, and nothing that isn't a resume", async () => {
  const old = Array.from({ length: 5 }, () => randomUUID()).toSorted();
  const modified = new Date(Date.now() - 3_600_000);
  for (const key of old) {
    server.objects.set(`resumes/${key}`, { bytes: Buffer.alloc(1), modified });
  }
  server.objects.set("resumes/readme.txt", { bytes: Buffer.alloc(1), modified });
  server.objects.set(`other/${randomUUID()}`, { bytes: Buffer.alloc(1), modified });
  await receive(randomBytes(10));
  expect(await listOf(store.keysBefore(new Date(Date.now() - 60_000)))).toEqual(old);
});

test("opens no missing file, and sends no request for an invalid name", async () => {
  expect(await store.open(randomUUID())).toBeNull();
  server.calls.length = 0;
  for (const name of ["../x", "", "a/b"]) {
    expect(await store.open(name)).toBeNull();
    await store.remove(name);
  }
  expect(server.calls).toEqual([]);
  expect(await keys()).toEqual([]);
});

test("a bucket that can't be read is an error, not an absence", async () => {
  server.failing.add("GET");
  await expect(store.open(randomUUID())).rejects.toMatchObject({
    $metadata: { httpStatusCode: 500 },
  });
});
