import { crc32, deflateSync } from "node:zlib";
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { PICTURE_MAX_BYTES, PICTURE_PIXELS } from "@kdl/schemas/members/members";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makePicture } from "./picture.ts";

/** Left half red, right half blue. */
function halves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3 } as const;
  const red = sharp({ create: { ...half, background: "red" } }).png();
  return red.toBuffer().then((left) =>
    sharp({ create: { width, height, channels: 3, background: "blue" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}

const colourAt = async (picture: Buffer, left: number, top: number) => {
  const spot = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return (spot[0] ?? 0) > 128 ? "red" : "blue";
};

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header claims a size; black, so that even a large one is small. */
function claimedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const line = Math.ceil(width / 8) + 1;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(line * height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const problemOf = (photo: Buffer) =>
  makePicture(photo).then(
    () => null,
    (error: { message: string; fields: Record<string, string> }) => {
      expect(error.fields).toEqual({ picture: error.message });
      return error.message;
    },
  );

describe("a picture", () => {
  test.each(["jpeg", "png", "webp"] as const)("is the square middle of a %s", async (kind) => {
    const photo = await sharp(await halves(900, 600))
      .toFormat(kind)
      .toBuffer();
    const picture = await makePicture(photo);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(["webp", PICTURE_PIXELS, PICTURE_PIXELS]);
    expect(await colourAt(picture, 200, 256)).toBe("red");
    expect(await colourAt(picture, 300, 256)).toBe("blue");
  });

  test("is turned upright", async () => {
    // A quarter turn to the right moves the left half to the top.
    const photo = await sharp(await halves(900, 600))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const picture = await makePicture(photo);
    expect(await colourAt(picture, 256, 150)).toBe("red");
    expect(await colourAt(picture, 256, 400)).toBe("blue");
  });

  test("doesn't reveal where or with which camera it was taken", async () => {
    const exif = { IFD0: { Make: "PlantedCamera" }, IFD3: { GPSLatitude: "17/1 41/1 0/1" } };
    const photo = await sharp(await halves(600, 600))
      .withExif(exif)
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>PlantedXmp</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    expect(photo.includes("PlantedCamera")).toBe(true);
    const picture = await makePicture(
      Buffer.concat([photo, Buffer.from("<script>Planted</script>")]),
    );
    expect(picture.includes("Planted")).toBe(false);
    const { exif: kept, xmp, icc } = await sharp(picture).metadata();
    expect([kept, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  test("of noise is small enough, too", async () => {
    const noise = sharp({
      create: {
        width: 1_400,
        height: 1_400,
        channels: 3,
        background: "black",
        noise: { type: "gaussian", mean: 128, sigma: 90 },
      },
    });
    const picture = await makePicture(await noise.jpeg({ quality: 60 }).toBuffer());
    expect(picture.length).toBeLessThanOrEqual(PICTURE_MAX_BYTES);
  });
});

describe("no picture is made from", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
  const png = Buffer.from("89504e470d0a1a0a", "hex");
  test.each<[string, Buffer]>([
    ["nothing", Buffer.alloc(0)],
    ["SVG", Buffer.from(svg)],
    ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
    ["a GIF that is also a script", Buffer.from("GIF89a/*\x00\x00*/=1;alert(1)")],
    ["a PDF", Buffer.from("%PDF-1.7\n")],
    ["a sound file that begins like WebP", Buffer.from("RIFF\x24\x00\x00\x00WAVEfmt ")],
    ["SVG after a byte order mark", Buffer.from(`\ufeff${svg}`)],
  ])("%s", async (_name, photo) => {
    expect(await problemOf(photo)).toBe(memberFailure.pictureType);
  });

  test.each<[string, Buffer]>([
    ["only the first bytes of a PNG", png],
    ["SVG after the first bytes of a PNG", Buffer.concat([png, Buffer.from(svg)])],
    ["HTML after the first bytes of a JPEG", Buffer.from("\xff\xd8\xff\xe0<script>", "latin1")],
    ["an empty WebP", Buffer.from("RIFF\x04\x00\x00\x00WEBP")],
    ["20,000 × 20,000 pixels in a small file", claimedPng(20_000, 20_000)],
  ])("%s", async (_name, photo) => {
    const before = process.memoryUsage().rss;
    expect(await problemOf(photo)).toBe(memberFailure.pictureDamaged);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test("half of a photo", async () => {
    const photo = await sharp(await halves(900, 600))
      .jpeg()
      .toBuffer();
    const half = photo.subarray(0, photo.length / 2);
    expect(await problemOf(half)).toBe(memberFailure.pictureDamaged);
  });
});

test("a good photo isn't reported as damaged if the queue is full", async () => {
  const photo = await sharp(await halves(90, 60))
    .jpeg()
    .toBuffer();
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => makePicture(photo)));
  const reasons = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [outcome.reason as { code: string; message: string }] : [],
  );
  expect(reasons.length).toBeGreaterThan(0);
  for (const { message } of reasons) expect(message).toBe(memberFailure.failed);
});
