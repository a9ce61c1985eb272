/** The store of resumes on a server that is not of our making. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type S3Server, startS3Server } from "@kdl/mock-upstream/s3-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOf } from "../testing/list-of.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Client } from "./s3-client.ts";
import { createS3Store } from "./s3-store.ts";

const MIB = 1024 * 1024;

let server: S3Server;
let store: FileStore;
const storeWith = (more: Partial<S3Server["environment"]> = {}) => {
  const environment = { S3_REGION: "us-east-1", ...server.environment, ...more };
  return createS3Store(createS3Client(environment), environment.S3_BUCKET, "resumes/");
};
beforeAll(async () => {
  server = await startS3Server();
  store = storeWith();
});
afterAll(() => server.close());

const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const keys = () => listOf(store.keysBefore(new Date(Date.now() + 60_000)));

async function receive(into: FileStore, content: Buffer) {
  const incoming = await into.begin();
  for (let from = 0; from < content.length; from += 64 * 1024) {
    await incoming.write(content.subarray(from, from + 64 * 1024));
  }
  await incoming.finish();
  return incoming;
}

test.each([
  ["one byte", 1],
  ["5 MiB, as much as a form takes", 5 * MIB],
  ["12 MiB, in parts", 12 * MIB],
])("%s comes back as it was, is listed, and goes", async (_, size) => {
  const content = randomBytes(size);
  const incoming = await receive(store, content);
  await incoming.keep();
  expect(await keys()).toEqual([incoming.key]);
  const found = await store.open(incoming.key);
  expect(found?.size).toBe(size);
  expect(digest(await buffer(found!.stream))).toBe(digest(content));
  await store.remove(incoming.key);
  expect(await keys()).toEqual([]);
  expect(await store.open(incoming.key)).toBeNull();
});

test("a missing object is reported as missing", async () => {
  expect(await store.open(randomUUID())).toBeNull();
});

test.each([{ S3_ACCESS_KEY_ID: "somebody" }, { S3_BUCKET: "elsewhere" }])(
  "with %o nothing is stored, and that is an error",
  async (wrong) => {
    await expect(receive(storeWith(wrong), randomBytes(1000))).rejects.toHaveProperty("$metadata");
    expect(await keys()).toEqual([]);
  },
);

test("says whether files could be stored", async () => {
  await store.check();
  for (const wrong of [{ S3_ACCESS_KEY_ID: "somebody" }, { S3_BUCKET: "elsewhere" }]) {
    await expect(storeWith(wrong).check()).rejects.toHaveProperty("$metadata");
  }
});
