import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { refuseChange } from "../access/refuse-change.ts";
import type { ImageSlot } from "./slots.ts";

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
 * Makes an upload safe to keep and to serve: a new name that nobody can guess or collide with, the
 * pixels upright and within bounds, no metadata (phones write the place into it), and SVG, which can
 * carry scripts, turned into pixels.
 *
 * @param allowSvg whether an SVG is taken where the location doesn't take one from editors
 * @throws {APIError} 400 when the file is no picture, or none of an accepted kind
 */
export async function normaliseUpload(
  file: UploadedFile,
  slot: Pick<ImageSlot, "crop">,
  allowSvg = slot.crop === null,
): Promise<UploadedFile> {
  const encoded = await encode(file.data, slot, allowSvg);
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

/** @returns `null` for what isn't taken as a picture */
async function encode(
  bytes: Buffer,
  { crop }: Pick<ImageSlot, "crop">,
  allowSvg: boolean,
): Promise<Sharp | null> {
  // Sharp throws at once where there is nothing to read.
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
