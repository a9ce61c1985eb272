/** Reads a photo that a person chose. */
import { memberFailure } from "@kdl/schemas/members/member-messages";

/** Accepted types. Browsers guess the type from the file's name; the content is checked later. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp";
/** Longest side that is kept, in pixels: enough for every use here, and phones take larger photos. */
const SIDE_MAX = 3000;

export type Photo = ImageBitmap | HTMLCanvasElement;

/** Why a photo can't be used, as a message for people. */
export class PhotoProblem extends Error {}

/**
 * Decodes a photo, the right way up.
 *
 * @throws {PhotoProblem} if it isn't one
 */
export async function readPhoto(file: Blob): Promise<Photo> {
  if (!PHOTO_TYPES.split(",").includes(file.type))
    throw new PhotoProblem(memberFailure.pictureType);
  try {
    return smaller(await createImageBitmap(file));
  } catch {
    throw new PhotoProblem(memberFailure.pictureDamaged);
  }
}

function smaller(photo: ImageBitmap): Photo {
  const factor = SIDE_MAX / Math.max(photo.width, photo.height);
  if (factor >= 1) return photo;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * factor));
  canvas.height = Math.max(1, Math.round(photo.height * factor));
  const context = canvas.getContext("2d");
  if (!context) return photo;
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  return canvas;
}
