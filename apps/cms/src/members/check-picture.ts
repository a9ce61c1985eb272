import { memberFailure } from "@kdl/schemas/members/member-messages";
import sharp from "sharp";
import { Refused } from "../submissions/refused.ts";

/** The gateway sends half of it; other clients may send more. */
const SIDE_MAX = 1024;

const wrongType = () =>
  new Refused({ status: 415, code: "FILE_TYPE", message: memberFailure.pictureType });

/**
 * Accepts only a WebP that contains one picture and can be decoded.
 * @throws {Refused}
 */
export async function checkPicture(bytes: Buffer): Promise<void> {
  // Before any library parses it.
  const isWebp =
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  if (!isWebp || !(await canBeDrawn(bytes))) throw wrongType();
}

async function canBeDrawn(bytes: Buffer): Promise<boolean> {
  try {
    const image = sharp(bytes, { limitInputPixels: SIDE_MAX ** 2 });
    const { format, width, height, pages = 1 } = await image.metadata();
    const isFit = format === "webp" && width <= SIDE_MAX && height <= SIDE_MAX && pages === 1;
    if (isFit) await image.raw().toBuffer();
    return isFit;
  } catch {
    return false;
  }
}
