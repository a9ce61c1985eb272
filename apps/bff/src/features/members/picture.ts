/** Turns an uploaded photo into the picture to store. */
import { memberFailure } from "@kdl/schemas/members/member-messages";
import { PICTURE_MAX_BYTES, PICTURE_PIXELS } from "@kdl/schemas/members/members";
import sharp from "sharp";
import { createConcurrencyLimit, QueueFullError } from "@kdl/runtime/concurrency/concurrency-limit";
import { memberCallFailed } from "./member-refusal.ts";
import { VisitorError } from "../../http/errors.ts";

/** More than phones' cameras produce; a small file can decode to far more. */
const MAX_INPUT_PIXELS = 60_000_000;
const TIMEOUT_S = 15;
/** The first usually makes the file small enough; the others are for pictures of noise. */
const QUALITIES = [82, 60, 30, 5];

const startsWith = (bytes: Buffer, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Accepted kinds of photos, by their first bytes: names and headers aren't reliable. */
const kinds: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  jpeg: (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  png: (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  webp: (bytes) =>
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
};

// Each may briefly need several hundred MB.
const pictureJobs = createConcurrencyLimit({ concurrency: 1, maxQueued: 16 });

/**
 * A square WebP of the middle of a photo, upright, without metadata such as the place.
 * @throws {VisitorError} if it isn't a photo of an accepted kind, or can't be read
 */
export async function makePicture(photo: Buffer): Promise<Buffer> {
  const kind = Object.keys(kinds).find((name) => kinds[name]?.(photo));
  if (kind === undefined) throw refusedPicture(memberFailure.pictureType);
  try {
    return await pictureJobs(() => encode(photo, kind));
  } catch (error) {
    if (error instanceof VisitorError) throw error;
    if (error instanceof QueueFullError) throw memberCallFailed(error);
    throw refusedPicture(memberFailure.pictureDamaged, error);
  }
}

async function encode(photo: Buffer, kind: string): Promise<Buffer> {
  const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" } as const;
  const { format } = await sharp(photo, options).metadata();
  if (format !== kind) throw refusedPicture(memberFailure.pictureType);
  // Resized before it is rotated: rotating needs the whole picture in memory.
  const small = await sharp(photo, options)
    .timeout({ seconds: TIMEOUT_S })
    .resize({ width: PICTURE_PIXELS, height: PICTURE_PIXELS, fit: "cover" })
    .keepExif()
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of QUALITIES) {
    const picture = await sharp(small).autoOrient().webp({ quality }).toBuffer();
    if (picture.length <= PICTURE_MAX_BYTES) return picture;
  }
  throw refusedPicture(memberFailure.pictureDamaged);
}

/** @param message a text of `memberFailure` */
export function refusedPicture(message: string, cause?: unknown): VisitorError {
  const isTooLarge = message === memberFailure.pictureTooLarge;
  return new VisitorError({
    code: isTooLarge ? "PAYLOAD_TOO_LARGE" : "UNPROCESSABLE_CONTENT",
    message,
    fields: { picture: message },
    cause,
  });
}
