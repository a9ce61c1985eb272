/** From an editor's file to what `GET /images/…` answers. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { imageName } from "../contract/wire-values.ts";
import { startPayload } from "../testing/start-payload.ts";
import { imageFolder } from "./folder.ts";
import { serveImage } from "./serve-image.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startPayload();
});

/** Left half red, right half blue, with a place in its metadata. */
async function photo(): Promise<Buffer> {
  const half = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 1600, height: 800, channels: 3, background: "#f00" } })
    .composite([{ input: half, left: 800, top: 0 }])
    .withExif({ IFD3: { GPSLatitude: "17/1 41/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}

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

const pathOf = (name: string) => join(imageFolder("team"), name);

/** Whether the crop's middle is rather red or rather blue. */
async function colour(name: string): Promise<"red" | "blue"> {
  const { dominant } = await sharp(pathOf(name)).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}

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
    const { width, height } = await sharp(pathOf(imageName(moved))).metadata();
    expect([width, height]).toEqual([640, 640]);
    expect(await colour(imageName(moved))).toBe("red");
    const again = await moveFocalPoint(image.id, 95, 50);
    expect(await colour(imageName(again))).toBe("blue");
    // A new crop has a new name, since the old one may be cached for ever.
    expect(imageName(again)).not.toBe(imageName(moved));
    expect(existsSync(pathOf(imageName(moved)))).toBe(false);
  });

  test("tells nobody where it was taken", async () => {
    const image = await upload();
    const { exif } = await sharp(pathOf(image.filename!)).metadata();
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
    expect(existsSync(pathOf(imageName(image)))).toBe(true);
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
    ["a text", "a.jpg", Buffer.from("hello")],
    ["HTML under a picture's name", "a.png", Buffer.from("<html><script>alert(1)</script></html>")],
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
    const { width, hasAlpha } = await sharp(join(imageFolder("logos"), imageName(logo))).metadata();
    expect([width, hasAlpha]).toEqual([1200, true]);
  });
});

describe("GET /images", () => {
  test("answers with the file, for ever, and with 304 to who has it", async () => {
    const name = imageName(await upload());
    const response = await serveImage(["team", name], imageFolder, null);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toContain("immutable");
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBe(Number(response.headers.get("content-length")));

    const etag = response.headers.get("etag");
    const again = await serveImage(["team", name], imageFolder, etag);
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
    expect((await serveImage(path, imageFolder, null)).status).toBe(404);
  });
});
