import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { refuseChange } from "../access/refuse-change.ts";
import type { ImageLibrary } from "./image-libraries.ts";

/** Longest side of a stored original, and of a logo: nothing on the site is shown larger. */
const MAX_SIDE = 2560;
const MAX_LOGO_SIDE = 1200;

interface UploadedFile {
  name: string;
  data: Buffer;
  mimetype: string;
  size: number;
}

/**
 * Makes an upload safe to store and serve: a new unguessable name without collisions, the pixels upright
 * and within bounds, no metadata (phones write the location into it), and SVG, which can contain scripts,
 * rasterised.
 *
 * @param allowSvg whether to accept an SVG even if the location doesn't accept one from editors
 * @throws {APIError} 400 if the file isn't a picture of an accepted type
 */
export async function normaliseUpload(
  file: UploadedFile,
  library: Pick<ImageLibrary, "crop">,
  allowSvg = library.crop === null,
): Promise<UploadedFile> {
  const encoded = await encode(file.data, library, allowSvg);
  if (!encoded) {
    const kinds = allowSvg ? "JPEG, PNG, WebP, AVIF or SVG" : "JPEG, PNG, WebP or AVIF";
    throw refuseChange(`Please choose a picture: ${kinds}.`, 400);
  }
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    ...file,
    name: `${randomUUID()}.${info.format === "jpeg" ? "jpg" : info.format}`,
    data,
    mimetype: `image/${info.format}`,
    size: data.length,
  };
}

/** @returns `null` if the type isn't accepted */
async function encode(
  bytes: Buffer,
  { crop }: Pick<ImageLibrary, "crop">,
  allowSvg: boolean,
): Promise<Sharp | null> {
  // Sharp throws synchronously if the input is empty.
  if (bytes.length === 0) return null;
  const image = sharp(bytes, { autoOrient: true });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  const side = crop ? MAX_SIDE : MAX_LOGO_SIDE;
  const inside = { width: side, height: side, fit: "inside" } as const;
  if (format === "svg") return allowSvg ? image.resize(crop ?? inside).png() : null;
  const bounded = image.resize({ ...inside, withoutEnlargement: true });
  switch (format) {
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
