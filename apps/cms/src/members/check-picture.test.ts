import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkPicture } from "./check-picture.ts";

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
const refused = { refusal: { status: 415, code: "FILE_TYPE" } };

test("a WebP of up to 1024 pixels passes", async () => {
  for (const side of [1, 512, 1024]) await checkPicture(await picture(side).webp().toBuffer());
});

test("what isn't one doesn't, whatever it calls itself", async () => {
  const webp = await picture(64).webp().toBuffer();
  const others: [string, Buffer][] = [
    ["nothing", Buffer.alloc(0)],
    ["a JPEG", await picture(64).jpeg().toBuffer()],
    ["a PNG", await picture(64).png().toBuffer()],
    ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
    ["HTML behind the right letters", Buffer.from("RIFF....WEBP<script>alert(1)</script>")],
    ["the half of one", webp.subarray(0, webp.length / 2)],
    ["one that is too wide", await picture(1025, 8).webp().toBuffer()],
    ["one that is too high", await picture(8, 1025).webp().toBuffer()],
  ];
  for (const [what, bytes] of others) {
    await expect(checkPicture(bytes), what).rejects.toMatchObject(refused);
  }
});

test("several pictures in one don't", async () => {
  const frames = await sharp(Buffer.alloc(8 * 16 * 3, deflateSync("noise")), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBe(2);
  await expect(checkPicture(frames)).rejects.toMatchObject(refused);
});
