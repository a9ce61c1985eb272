import { encodeQR } from "qr";
import { expect, test } from "vitest";
import { readQr } from "./read-qr.ts";

const SIDE = 480;

/** A picture of a code, turned and with the noise of a camera in the evening. */
function picture(text: string, degrees: number, size: number, noise: number) {
  const modules = encodeQR(text, "raw", { border: 4 });
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  let seed = 11;
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [across, down] = [x - SIDE / 2, y - SIDE / 2];
      const column = Math.floor(((across * cos + down * sin) / size + 0.5) * modules.length);
      const row = Math.floor(((down * cos - across * sin) / size + 0.5) * modules.length);
      const isDark = modules[row]?.[column] ?? false;
      seed = (seed * 16807) % 2147483647;
      const grey = (isDark ? 60 : 190) + ((seed / 2147483647) * 2 - 1) * noise;
      data.fill(grey, 4 * (y * SIDE + x), 4 * (y * SIDE + x) + 3);
      data[4 * (y * SIDE + x) + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, data };
}

test.each([
  [0, 400, 0],
  [10, 300, 20],
  [45, 250, 20],
  [90, 160, 30],
  [200, 200, 30],
])("reads a ticket's code turned by %i degrees, %i pixels wide", (degrees, size, noise) => {
  expect(readQr(picture("K7MP3QXR9T", degrees, size, noise))).toBe("K7MP3QXR9T");
});

test("finds nothing in a picture without one", () => {
  expect(readQr(picture("K7MP3QXR9T", 0, 1, 60))).toBeNull();
});
