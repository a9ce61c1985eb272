import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, expect, test } from "vitest";
import { listOf } from "../testing/list-of.ts";
import { createLocalStore } from "./local-store.ts";
import type { FileStore } from "./file-store.ts";

let folder: string;
let store: FileStore;
beforeEach(() => {
  folder = join(mkdtempSync(join(process.env["DATA_DIR"]!, "store-")), "resumes");
  store = createLocalStore(folder);
});

const later = () => new Date(Date.now() + 1000);
const keys = () => listOf(store.keysBefore(later()));

async function receive(content: string) {
  const incoming = await store.begin();
  for (const part of content.match(/.{1,3}/g) ?? []) await incoming.write(Buffer.from(part));
  await incoming.finish();
  return incoming;
}

test("a file is visible once it is kept, complete, and only readable by its owner", async () => {
  const incoming = await receive("a whole resume");
  expect(await store.open(incoming.key)).toBeNull();
  expect(await keys()).toEqual([]);
  expect((await incoming.read()).toString()).toBe("a whole resume");
  await incoming.keep();
  await incoming.discard();
  const found = await store.open(incoming.key);
  expect(found?.size).toBe(14);
  expect(await text(found!.stream)).toBe("a whole resume");
  expect(readFileSync(join(folder, incoming.key), "utf8")).toBe("a whole resume");
  expect(statSync(join(folder, incoming.key)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(await keys()).toEqual([incoming.key]);
  await store.remove(incoming.key);
  expect(await keys()).toEqual([]);
});

test("nothing is left of a file that is discarded, whole or not", async () => {
  await (await receive("whole")).discard();
  const half = await store.begin();
  await half.write(Buffer.from("ha"));
  await half.discard();
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});

test("files that a crash has left are removed, but not recent ones", async () => {
  await receive("never kept");
  await store.removeUnfinished(new Date(Date.now() - 60_000));
  expect(readdirSync(join(folder, "incoming"))).toHaveLength(1);
  await store.removeUnfinished(later());
  expect(readdirSync(join(folder, "incoming"))).toEqual([]);
});

test.each(["../cms.db", "incoming", "", "a/b", "%2e%2e"])("%j is no name in it", async (name) => {
  await (await receive("x")).keep();
  expect(await store.open(name)).toBeNull();
  await store.remove(name);
  expect(await keys()).toHaveLength(1);
});
