import sharp, { type Sharp } from "sharp";
import { refuseChange } from "../access/refuse-change.ts";
import { newFileName } from "./new-file-name.ts";

/** Longest side of a stored original: nothing on the site is shown larger. */
const MAX_SIDE = 2560;
/** Longest side of a rasterised SVG, as wide as the widest crop. */
const SVG_SIDE = 1920;
/** An SVG of at least this size can be rasterised at its own size. */
const OWN_SIZE_FROM = 640;
/** Decoding takes memory per pixel, however small the file is. */
export const MAX_MEGAPIXELS = 100;

interface UploadedFile {
  name: string;
  data: Buffer;
  mimetype: string;
  size: number;
}

/**
 * Makes an upload safe to store and serve: gives it a unique, unguessable name, rotates and scales it,
 * removes metadata (phones write the location into it), and rasterises SVG, which can contain scripts.
 *
 * @param called title from which the file name is made
 * @param options `ownSize` rasterises an SVG at its own size, unless it is as small as an icon or logo
 * @throws {APIError} 400 if the file isn't a picture of an accepted type, or has too many pixels
 */
export async function normaliseUpload(
  file: UploadedFile,
  called: string,
  options: { ownSize?: boolean } = {},
): Promise<UploadedFile> {
  const encoded = await encode(file.data, options);
  if (!encoded)
    throw refuseChange("Please choose a picture of the type JPEG, PNG, WebP, AVIF or SVG.", 400);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    ...file,
    name: newFileName(called, info.format === "jpeg" ? "jpg" : info.format),
    data,
    mimetype: `image/${info.format}`,
    size: data.length,
  };
}

/** @returns `null` if the type isn't accepted */
async function encode(
  bytes: Buffer,
  { ownSize = false }: { ownSize?: boolean },
): Promise<Sharp | null> {
  // Sharp throws synchronously if the input is empty.
  if (bytes.length === 0) return null;
  const image = sharp(bytes, { autoOrient: true, limitInputPixels: false });
  const found = await image.metadata().catch(() => null);
  if (!found) return null;
  refuseTooManyPixels(found);
  if (found.format === "svg") {
    const own = Math.max(found.width, found.height);
    const side = ownSize && own >= OWN_SIZE_FROM ? Math.min(own, SVG_SIDE) : SVG_SIDE;
    return image.resize({ width: side, height: side, fit: "inside" }).png();
  }
  const bounds = { width: MAX_SIDE, height: MAX_SIDE, fit: "inside" } as const;
  const bounded = image.resize({ ...bounds, withoutEnlargement: true });
  switch (found.format) {
    case "jpeg":
      return bounded.jpeg({ quality: 92, mozjpeg: false });
    case "png":
      return bounded.png();
    case "webp":
    case "heif":
      return bounded.webp({ quality: 92 });
    default:
      return null;
  }
}

function refuseTooManyPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= MAX_MEGAPIXELS * 1_000_000) return;
  throw refuseChange(
    `This picture has ${width} × ${height} pixels. Please choose one of at most ${MAX_MEGAPIXELS} megapixels.`,
    400,
  );
}
