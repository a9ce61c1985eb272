/** From an editor's file to the reply of `GET /images/…`, in the store that the environment names. */
import { buffer } from "node:stream/consumers";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { imageName } from "../contract/wire-values.ts";
import { inTransaction } from "../database/transactions.ts";
import { imageStore } from "../images/image-stores.ts";
import type { Media } from "../payload-types.ts";
import { filesOf } from "../images/store-files.ts";
import { describeServedImages } from "./describe-served-images.ts";
import { listOf } from "./list-of.ts";
import { photo } from "./photo.ts";
import { startPayload } from "./start-payload.ts";

let payload: Payload;

const file = (name: string, data: Buffer, mimetype = "image/jpeg") => ({
  name,
  data,
  mimetype,
  size: data.length,
});

const upload = async (name = "Beach photo.JPG") =>
  payload.create({
    collection: "media",
    data: { alt: "A mentor at the beach" },
    file: file(name, await photo()),
  });

/** Does what the admin does when the focal point is moved and the form saved. */
const moveFocalPoint = (id: string, x: number, y: number) =>
  payload.update({
    collection: "media",
    id,
    data: {},
    req: { query: { uploadEdits: { focalPoint: { x: String(x), y: String(y) } } } },
  });

/** Uploads a picture that a document shows as a portrait. */
async function portrait() {
  const { id } = await upload();
  await payload.create({ collection: "mentors", data: { name: "Asha", slug: id, image: id } });
  return payload.findByID({ collection: "media", id });
}

/** A stored file. */
async function stored(name: string): Promise<Buffer> {
  const found = await imageStore("team").open(name);
  if (!found) throw new Error("It isn't there");
  return buffer(found.stream);
}

/** Names of all files of the location. Replaced files disappear a little later. */
const names = () => listOf(imageStore("team").keysBefore(new Date(Date.now() + 60_000)));

/** Listing all places takes a while on a busy machine. */
const PATIENCE = { timeout: 20_000 };

/** Waits until none of a row's files is stored. */
async function expectGone(row: Media): Promise<void> {
  await vi.waitFor(async () => {
    const left = new Set(await names());
    expect(filesOf(row).filter((name) => left.has(name))).toEqual([]);
  }, PATIENCE);
}

/** Whether the crop is mostly red or mostly blue. */
async function colour(name: string): Promise<"red" | "blue"> {
  const { dominant } = await sharp(await stored(name)).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}

/** Declares the tests. */
export function describeUploads(): void {
  beforeAll(async () => {
    payload = await startPayload();
  });

  describe("an uploaded picture", () => {
    test("gets a unique name, and keeps the old one as a field", async () => {
      const [one, two] = await Promise.all([upload(), upload()]);
      expect(one.filename).toMatch(/^beach-photo-[0-9a-f]{16}\.jpg$/);
      expect(one.filename).not.toBe(two.filename);
      expect(one.originalName).toBe("Beach photo.JPG");
    });

    test("is cropped to the shape of its place, around the focal point", async () => {
      const image = await portrait();
      const moved = await moveFocalPoint(image.id, 5, 50);
      const { width, height } = await sharp(await stored(imageName(moved, "team"))).metadata();
      expect([width, height]).toEqual([640, 640]);
      expect(await colour(imageName(moved, "team"))).toBe("red");
      const again = await moveFocalPoint(image.id, 95, 50);
      expect(await colour(imageName(again, "team"))).toBe("blue");
      // A new crop has a new name, since the old one may be cached forever.
      expect(imageName(again, "team")).not.toBe(imageName(moved, "team"));
      await vi.waitFor(async () => {
        expect(await names()).not.toContain(imageName(moved, "team"));
      }, PATIENCE);
      expect(await names()).toEqual(expect.arrayContaining(filesOf(again)));
    });

    test("has a crop for each shape it is shown in, and keeps everything else", async () => {
      const { id } = await portrait();
      const data = { tags: ["Beach", "2026"] };
      const before = await payload.update({ collection: "media", id, data });
      await payload.create({ collection: "services", data: { title: "Sea", slug: id, image: id } });
      const after = await payload.findByID({ collection: "media", id });
      expect(after.crops?.landscape).toMatch(/^beach-photo-[0-9a-f]{16}\.jpg$/);
      expect(after).toEqual({
        ...before,
        crops: { ...before.crops, landscape: after.crops?.landscape },
      });
    });

    test("doesn't reveal where it was taken", async () => {
      const image = await upload();
      const { exif } = await sharp(await stored(image.filename!)).metadata();
      expect(exif).toBeUndefined();
    });

    test("keeps its file when only the description changes", async () => {
      const image = await upload();
      const updated = await payload.update({
        collection: "media",
        id: image.id,
        data: { alt: "Another description" },
      });
      expect(imageName(updated, "team")).toBe(imageName(image, "team"));
      expect(await names()).toEqual(expect.arrayContaining(filesOf(image)));
    });

    test("is replaced as a whole, and deleted with its row", async () => {
      const before = await portrait();
      const after = await payload.update({
        collection: "media",
        id: before.id,
        data: {},
        file: file("again.jpg", await photo()),
      });
      expect(after.filename).not.toBe(before.filename);
      await expectGone(before);
      expect(await names()).toEqual(expect.arrayContaining(filesOf(after)));
      expect((await sharp(await stored(imageName(after, "team"))).metadata()).width).toBe(640);
      await payload.delete({ collection: "mentors", where: { slug: { equals: before.id } } });
      await payload.delete({ collection: "media", id: before.id });
      await expectGone(after);
    });

    test("leaves no files behind, and loses none, if saving is rolled back", async () => {
      const image = await upload();
      const before = await names();
      const work = inTransaction(payload, async (req) => {
        const data = { alt: "Another" };
        const another = file("b.jpg", await photo());
        await payload.update({ collection: "media", id: image.id, data, file: another, req });
        expect((await names()).length).toBe(before.length + 2);
        throw new Error("No");
      });
      await expect(work).rejects.toThrow("No");
      await vi.waitFor(
        async () => expect((await names()).toSorted()).toEqual(before.toSorted()),
        PATIENCE,
      );
      const deletion = inTransaction(payload, async (req) => {
        await payload.delete({ collection: "media", id: image.id, req });
        throw new Error("No");
      });
      await expect(deletion).rejects.toThrow("No");
      expect(await names()).toEqual(expect.arrayContaining(filesOf(image)));
    });

    test("isn't fetched from a URL in its data", async () => {
      const data = { alt: "x", filename: "x.jpg", url: "http://127.0.0.1:9/x.jpg" };
      const create = payload.create({ collection: "media", data });
      await expect(create).rejects.toThrow("Please choose a picture");
      const image = await upload();
      await expect(
        payload.duplicate({ collection: "media", id: image.id, data: {} }),
      ).rejects.toThrow("cannot be duplicated");
    });

    test("needs a description", async () => {
      const create = payload.create({
        collection: "media",
        data: {} as { alt: string },
        file: file("a.jpg", await photo()),
      });
      await expect(create).rejects.toMatchObject({ status: 400 });
    });
  });

  describe("a file that isn't a picture", () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10" fill="red"/></svg>',
    );

    test.each([
      ["an empty file", "a.jpg", Buffer.alloc(0)],
      ["a text", "a.jpg", Buffer.from("hello")],
      [
        "HTML under a picture's name",
        "a.png",
        Buffer.from("<html><script>alert(1)</script></html>"),
      ],
    ])("%s is refused", async (_what, name, data) => {
      const create = payload.create({
        collection: "media",
        data: { alt: "x" },
        file: file(name, data, "image/png"),
      });
      await expect(create).rejects.toMatchObject({ status: 400 });
    });

    test("an SVG becomes pixels", async () => {
      const logo = await payload.create({
        collection: "media",
        data: { alt: "The logo" },
        file: file("logo.svg", svg, "image/svg+xml"),
      });
      expect(logo).toMatchObject({ mimeType: "image/png", originalName: "logo.svg" });
      expect(logo.filename!).toMatch(/\.png$/);
      const { width, hasAlpha } = await sharp(await stored(logo.filename!)).metadata();
      expect([width, hasAlpha]).toEqual([1920, true]);
    });
  });

  describeServedImages(upload);
}
