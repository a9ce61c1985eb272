import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkPicture } from "./check-picture.ts";

const picture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
const refused = { refusal: { status: 415, code: "FILE_TYPE" } };

test("a WebP of up to 1024 pixels passes", async () => {
  for (const side of [1, 512, 1024]) {
    const bytes = await picture(side).webp().toBuffer();
    await expect(checkPicture(bytes)).resolves.toBeUndefined();
  }
});

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>]>([
  ["nothing", () => Buffer.alloc(0)],
  ["a JPEG", () => picture(64).jpeg().toBuffer()],
  ["a PNG", () => picture(64).png().toBuffer()],
  ["an SVG", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
  ["HTML behind the right letters", () => Buffer.from("RIFF....WEBP<script>alert(1)</script>")],
  ["the half of one", async () => (await picture(64).webp().toBuffer()).subarray(0, 40)],
  ["one that is too wide", () => picture(1025, 8).webp().toBuffer()],
  ["one that is too high", () => picture(8, 1025).webp().toBuffer()],
])("%s doesn't", async (_, bytes) => {
  await expect(checkPicture(await bytes())).rejects.toMatchObject(refused);
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
