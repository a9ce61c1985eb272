/** Draws a PNG without a library: a colour gradient and a disc. */
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 3;

/** @param seed decides the colours, so that two files don't look alike */
export function drawPng(width: number, height: number, seed: string): Buffer {
  const hue = crc32(seed);
  const from = [hue & 0x7f, (hue >> 8) & 0x7f, 0x60 | ((hue >> 16) & 0x7f)];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits per channel, true colour, the only compression and filter methods, not interlaced.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels(width, height, from), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixels(width: number, height: number, from: readonly number[]): Buffer {
  const stride = width * CHANNELS + 1;
  const data = Buffer.alloc(stride * height);
  const radius = height / 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inDisc = (x - width * 0.7) ** 2 + (y - height / 2) ** 2 < radius ** 2;
      const lift = Math.round((96 * x) / width) + (inDisc ? 32 : 0);
      const at = y * stride + 1 + x * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        data[at + channel] = (from[channel] ?? 0) + lift;
      }
    }
  }
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
