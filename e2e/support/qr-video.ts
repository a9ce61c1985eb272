/** A film of a QR code, which Chromium takes for a camera's picture. */
import { writeFile } from "node:fs/promises";
import { encodeQR } from "qr";

const WIDTH = 640;
const HEIGHT = 480;
const SIDE = 360;
const [DARK, LIGHT, GREY] = [30, 210, 128];

/** Writes a Y4M file: uncompressed, as browsers want it. */
export async function writeQrVideo(file: string, text: string): Promise<void> {
  const modules = encodeQR(text, "raw", { border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, GREY);
  const [left, top] = [(WIDTH - SIDE) / 2, (HEIGHT - SIDE) / 2];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const row = Math.floor((y / SIDE) * modules.length);
      const column = Math.floor((x / SIDE) * modules.length);
      luma[(top + y) * WIDTH + left + x] = modules[row]?.[column] ? DARK : LIGHT;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([head, frame, frame]));
}
