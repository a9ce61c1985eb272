import sharp from "sharp";
import { type ImageShape, imageShapes } from "./image-locations.ts";

/** In percent, from the left and from the top. */
export interface FocalPoint {
  x: number;
  y: number;
}

const MIDDLE = 50;
export const focalPointOf = (row: {
  focalX?: number | null;
  focalY?: number | null;
}): FocalPoint => ({
  x: row.focalX ?? MIDDLE,
  y: row.focalY ?? MIDDLE,
});

/** Where a part of `length` begins on a side of `whole`, with the point as near to its middle as possible. */
const startOf = (whole: number, length: number, percent: number) =>
  Math.round(Math.min(Math.max((whole * percent) / 100 - length / 2, 0), whole - length));

/** Crops a stored picture to a shape. Smaller pictures are enlarged, and one of that shape stays as it is. */
export async function cropPicture(
  picture: Buffer,
  shape: ImageShape,
  focal: FocalPoint,
): Promise<Buffer> {
  const { width, height } = imageShapes[shape];
  const original = await sharp(picture).metadata();
  if (original.width === width && original.height === height) return picture;
  const scale = Math.max(width / original.width, height / original.height);
  const whole = {
    width: Math.max(width, Math.round(original.width * scale)),
    height: Math.max(height, Math.round(original.height * scale)),
  };
  return sharp(picture)
    .resize({ ...whole, fit: "fill" })
    .extract({
      left: startOf(whole.width, width, focal.x),
      top: startOf(whole.height, height, focal.y),
      width,
      height,
    })
    .toBuffer();
}
