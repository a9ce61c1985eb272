/** From an editor's file to what `GET /images/…` answers, in whichever store the environment names. */
import { buffer } from "node:stream/consumers";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { imageName } from "../contract/wire-values.ts";
import { inTransaction } from "../database/transactions.ts";
import { imageStore } from "../images/image-stores.ts";
import { serveImage } from "../contract/serve-image.ts";
import type { TeamImage } from "../payload-types.ts";
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
    collection: "team-images",
    data: { alt: "A mentor at the beach" },
    file: file(name, await photo()),
  });

/** What the admin does when the point is moved and the form saved. */
const moveFocalPoint = (id: string, x: number, y: number) =>
  payload.update({
    collection: "team-images",
    id,
    data: {},
    req: { query: { uploadEdits: { focalPoint: { x, y } } } },
  });

/** A stored file. */
async function stored(name: string, location: "team" | "logos" = "team"): Promise<Buffer> {
  const found = await imageStore(location).open(name);
  if (!found) throw new Error("It isn't there");
  return buffer(found.stream);
}

/** Names of all files of the location, once what was replaced has gone. */
const names = () => listOf(imageStore("team").keysBefore(new Date(Date.now() + 60_000)));
const filesOf = (image: { filename?: string | null; sizes?: TeamImage["sizes"] }) => [
  image.filename!,
  image.sizes!.site!.filename!,
];

/** Whether the crop's middle is rather red or rather blue. */
async function colour(name: string): Promise<"red" | "blue"> {
  const { dominant } = await sharp(await stored(name)).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}

const asked = ({ method = "GET", etag = null as string | null } = {}) => ({
  method,
  headers: new Headers(etag ? { "if-none-match": etag } : {}),
});

/** Declares the tests. */
export function describeUploads(): void {
  beforeAll(async () => {
    payload = await startPayload();
  });

  describe("an uploaded picture", () => {
    test("gets a name of its own and keeps the old one as a field", async () => {
      const [one, two] = await Promise.all([upload(), upload()]);
      expect(one.filename).toMatch(/^[0-9a-f-]{36}\.jpg$/);
      expect(one.filename).not.toBe(two.filename);
      expect(one.originalName).toBe("Beach photo.JPG");
    });

    test("is cropped to the shape of its place, around the focal point", async () => {
      const image = await upload();
      const moved = await moveFocalPoint(image.id, 5, 50);
      const { width, height } = await sharp(await stored(imageName(moved))).metadata();
      expect([width, height]).toEqual([640, 640]);
      expect(await colour(imageName(moved))).toBe("red");
      const again = await moveFocalPoint(image.id, 95, 50);
      expect(await colour(imageName(again))).toBe("blue");
      // A new crop has a new name, since the old one may be cached for ever.
      expect(imageName(again)).not.toBe(imageName(moved));
      await vi.waitFor(async () => {
        expect(await names()).not.toContain(imageName(moved));
        expect(await names()).toEqual(expect.arrayContaining(filesOf(again)));
      });
    });

    test("reveals nothing of where it was taken", async () => {
      const image = await upload();
      const { exif } = await sharp(await stored(image.filename!)).metadata();
      expect(exif).toBeUndefined();
    });

    test("keeps its file when only the description changes", async () => {
      const image = await upload();
      const updated = await payload.update({
        collection: "team-images",
        id: image.id,
        data: { alt: "Another description" },
      });
      expect(imageName(updated)).toBe(imageName(image));
      expect(await names()).toEqual(expect.arrayContaining(filesOf(image)));
    });

    test("is replaced as a whole, and goes with its row", async () => {
      const before = await upload();
      const after = await payload.update({
        collection: "team-images",
        id: before.id,
        data: {},
        file: file("again.jpg", await photo()),
      });
      expect(after.filename).not.toBe(before.filename);
      await vi.waitFor(async () => {
        for (const name of filesOf(before)) expect(await names()).not.toContain(name);
      });
      expect(await names()).toEqual(expect.arrayContaining(filesOf(after)));
      await payload.delete({ collection: "team-images", id: before.id });
      await vi.waitFor(async () => {
        for (const name of filesOf(after)) expect(await names()).not.toContain(name);
      });
    });

    test("leaves nothing behind, and takes nothing away, where saving is rolled back", async () => {
      const image = await upload();
      const before = await names();
      const work = inTransaction(payload, async (req) => {
        const data = { alt: "Another" };
        const another = file("b.jpg", await photo());
        await payload.update({ collection: "team-images", id: image.id, data, file: another, req });
        expect((await names()).length).toBe(before.length + 2);
        throw new Error("No");
      });
      await expect(work).rejects.toThrow("No");
      await vi.waitFor(async () => expect((await names()).toSorted()).toEqual(before.toSorted()));
      const deletion = inTransaction(payload, async (req) => {
        await payload.delete({ collection: "team-images", id: image.id, req });
        throw new Error("No");
      });
      await expect(deletion).rejects.toThrow("No");
      expect(await names()).toEqual(expect.arrayContaining(filesOf(image)));
    });

    test("isn't fetched from where its data say", async () => {
      const data = { alt: "x", filename: "x.jpg", url: "http://127.0.0.1:9/x.jpg" };
      const create = payload.create({ collection: "team-images", data });
      await expect(create).rejects.toThrow("Please choose a picture");
      const image = await upload();
      await expect(
        payload.duplicate({ collection: "team-images", id: image.id, data: {} }),
      ).rejects.toThrow("cannot be duplicated");
    });

    test("needs a description", async () => {
      const create = payload.create({
        collection: "team-images",
        data: {} as { alt: string },
        file: file("a.jpg", await photo()),
      });
      await expect(create).rejects.toMatchObject({ status: 400 });
    });
  });

  describe("what is no picture", () => {
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
      ["an SVG", "a.svg", svg],
    ])("%s is refused", async (_what, name, data) => {
      const create = payload.create({
        collection: "team-images",
        data: { alt: "x" },
        file: file(name, data, "image/png"),
      });
      await expect(create).rejects.toMatchObject({ status: 400 });
    });

    test("an SVG logo becomes pixels", async () => {
      const logo = await payload.create({
        collection: "logos",
        data: { alt: "The logo" },
        file: file("logo.svg", svg, "image/svg+xml"),
      });
      expect(logo).toMatchObject({ mimeType: "image/png", originalName: "logo.svg" });
      expect(imageName(logo)).toMatch(/\.png$/);
      const { width, hasAlpha } = await sharp(await stored(imageName(logo), "logos")).metadata();
      expect([width, hasAlpha]).toEqual([1200, true]);
    });
  });

  describe("GET /images", () => {
    test("answers with the file, cacheable forever, and with 304 to clients that have it", async () => {
      const name = imageName(await upload());
      const response = await serveImage(asked(), ["team", name], imageStore);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const body = await response.arrayBuffer();
      expect(body.byteLength).toBe(Number(response.headers.get("content-length")));

      const head = await serveImage(asked({ method: "HEAD" }), ["team", name], imageStore);
      expect([head.status, head.body]).toEqual([200, null]);
      expect([...head.headers]).toEqual([...response.headers]);

      const etag = response.headers.get("etag");
      const again = await serveImage(asked({ etag }), ["team", name], imageStore);
      expect(again.status).toBe(304);
      expect(again.body).toBeNull();
    });

    test.each([
      [["team"]],
      [["team", "3f0c1c52-9c6f-4a53-8f0e-000000000000.jpg"]],
      [["team", "../../cms.db"]],
      [["..", "cms.db"]],
      [["team", "a/../../cms.db"]],
      [["team", "cms.db"]],
      [["__proto__", "x.jpg"]],
      [["team", "x", "y.jpg"]],
    ])("doesn't find %j", async (path) => {
      expect((await serveImage(asked(), path, imageStore)).status).toBe(404);
    });
  });
}
