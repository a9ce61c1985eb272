/** The upload tests with a bucket, and tests that apply only to buckets. */
import { existsSync, mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Payload } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFakeS3 } from "../testing/fake-s3.ts";

const s3 = await startFakeS3();
Object.assign(process.env, {
  S3_BUCKET: "site",
  S3_ENDPOINT: s3.url,
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
});
// The configuration reads the environment when it is loaded, so everything is imported afterwards.
const { describeUploads } = await import("../testing/describe-uploads.ts");
const { startPayload } = await import("../testing/start-payload.ts");
const { imageStore } = await import("./image-stores.ts");
const { sweepImages } = await import("./sweep-images.ts");
afterAll(() => s3.close());

const keyOf = (name: string) => `uploads/media/${name}`;

describe("in a bucket", () => {
  describeUploads();
});

describe("a bucket", () => {
  const folder = join(process.env["DATA_DIR"]!, "uploads/media");
  let payload: Payload;
  let data: Buffer;
  beforeAll(async () => {
    payload = await startPayload();
    const red = { create: { width: 900, height: 900, channels: 3, background: "#f00" } } as const;
    data = await sharp(red).jpeg().toBuffer();
  });
  const upload = () =>
    payload.create({
      collection: "media",
      data: { alt: "A mentor" },
      file: { name: "me.jpg", data, mimetype: "image/jpeg", size: data.length },
    });
  test("has all files, and the disk has none", async () => {
    const { filename, sizes } = await upload();
    const keys = [filename!, sizes!.thumbnail!.filename!].map(keyOf);
    expect([...s3.objects.keys()]).toEqual(expect.arrayContaining(keys));
    expect(existsSync(folder)).toBe(false);
  });

  test("that fails refuses the picture, and no row is stored", async () => {
    const { totalDocs } = await payload.count({ collection: "media" });
    s3.failing.add("PUT");
    await expect(upload()).rejects.toMatchObject({ status: 503 });
    s3.failing.clear();
    expect((await payload.count({ collection: "media" })).totalDocs).toBe(totalDocs);
  });

  test("that fails isn't reported as a missing picture", async () => {
    const { filename } = await upload();
    s3.failing.add("GET");
    await expect(imageStore("team").open(filename!)).rejects.toHaveProperty("$metadata");
    s3.failing.clear();
  });

  test("still serves files that are only in the folder", async () => {
    const { id, filename } = await upload();
    mkdirSync(folder, { recursive: true });
    const { bytes } = s3.objects.get(keyOf(filename!))!;
    await writeFile(join(folder, filename!), bytes);
    s3.objects.delete(keyOf(filename!));
    const found = await imageStore("team").open(filename!);
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
    const focalPoint = { x: 10, y: 10 };
    const req = { query: { uploadEdits: { focalPoint } } };
    await payload.create({ collection: "mentors", data: { name: "A", slug: id, image: id } });
    const moved = await payload.update({ collection: "media", id, data: {}, req });
    expect(s3.objects.has(keyOf(moved.crops!.square!))).toBe(true);
  });

  test("is swept of files that no row refers to, as is the folder", async () => {
    const kept = await upload();
    const orphan = "3f0c1c52-9c6f-4a53-8f0e-000000000000.jpg";
    const inFolder = "3f0c1c52-9c6f-4a53-8f0e-000000000001.jpg";
    s3.objects.set(keyOf(orphan), { bytes: data, modified: new Date(0) });
    await writeFile(join(folder, "x"), data);
    await rename(join(folder, "x"), join(folder, inFolder));
    await sweepImages(payload, new Date(Date.now() + 60_000));
    expect(s3.objects.has(keyOf(orphan))).toBe(false);
    expect(existsSync(join(folder, inFolder))).toBe(false);
    expect(s3.objects.has(keyOf(kept.filename!))).toBe(true);
  });
});
