/** Pictures that nothing names any more. */
import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { startPayload } from "../testing/start-payload.ts";
import { sweepImages } from "./sweep-images.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

const EDITORS = 6;
const folder = join(process.env["DATA_DIR"]!, "uploads/media");
const files = () =>
  readdirSync(folder)
    .filter((name) => name !== "incoming")
    .toSorted();
const soon = () => new Date(Date.now() + 1_000);

async function picture(red: number) {
  const background = { r: red, g: 0, b: 0 };
  const data = await sharp({ create: { width: 900, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: "me.jpg", data, mimetype: "image/jpeg", size: data.length };
}

const upload = async (red = 0) =>
  payload.create({
    collection: "media",
    data: { alt: "A mentor" },
    file: await picture(red),
  });

async function namesOf(id: string): Promise<string[]> {
  const { filename, sizes } = await payload.findByID({ collection: "media", id });
  return [filename!, sizes!.thumbnail!.filename!].toSorted();
}

test("of concurrent replacements of a picture only the last one's files remain", async () => {
  const { id } = await upload();
  const reds = Array.from({ length: EDITORS }, (_, index) => index * 40);
  const replace = async (red: number) =>
    payload.update({ collection: "media", id, data: {}, file: await picture(red) });
  await Promise.allSettled(reds.map(replace));
  await sweepImages(payload, soon());
  expect(files()).toEqual(await namesOf(id));
});

test("removes original and thumbnail of a row that is gone, when they are old enough", async () => {
  const [kept, gone] = [await upload(), await upload()];
  const names = await namesOf(gone.id);
  // Past Payload, as when the row of another editor won.
  await payload.db.deleteOne({ collection: "media", where: { id: { equals: gone.id } } });
  await sweepImages(payload, new Date(0));
  expect(files()).toEqual(expect.arrayContaining(names));
  await sweepImages(payload, soon());
  expect(files()).not.toEqual(expect.arrayContaining(names));
  expect(files()).toEqual(expect.arrayContaining(await namesOf(kept.id)));
});

const orphan = (at = new Date(), name = `${randomUUID()}.jpg`) => {
  writeFileSync(join(folder, name), "");
  utimesSync(join(folder, name), at, at);
  return name;
};

test("leaves what is young, what it doesn't know, and what is named", async () => {
  const before = files();
  const young = orphan(new Date(Date.now() + 60_000));
  const unknown = orphan(new Date(0), "notes.txt");
  orphan(new Date(0));
  await sweepImages(payload, soon());
  expect(files()).toEqual([...before, young, unknown].toSorted());
});

test("removes nothing where most pictures are of another database", async () => {
  const warn = vi.spyOn(payload.logger, "warn");
  const strange = Array.from({ length: files().length + 21 }, () => orphan(new Date(0)));
  const all = files();
  await sweepImages(payload, soon());
  expect(files()).toEqual(all);
  expect(files()).toEqual(expect.arrayContaining(strange));
  expect(warn.mock.calls.at(-1)?.[0]).toMatchObject({ unnamed: strange.length });
});

test("a database that fails removes nothing and ends nothing", async () => {
  const all = files();
  const failing = {
    ...payload,
    logger: payload.logger,
    find: () => Promise.reject(new Error("gone")),
  };
  await sweepImages(failing as unknown as Payload, soon());
  expect(files()).toEqual(all);
});
