import sharp from "sharp";
import { refuseChange } from "../access/refuse-change.ts";
import { PNG_DATA_URL } from "./signature.ts";

/** Twice as large as it is printed at 150 dots per inch. */
const WIDTH = 900;
const HEIGHT = 300;
const MAX_CHARACTERS = 1_400_000;
const MAX_PIXELS = 25_000_000;
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Draws an uploaded signature again as a small PNG without metadata, cut to what is drawn.
 *
 * @param dataUrl as the admin sends it
 */
export async function normaliseSignature(dataUrl: string): Promise<string> {
  const base64 = dataUrl.length > MAX_CHARACTERS ? undefined : PICTURE.exec(dataUrl)?.[1];
  if (base64 === undefined) throw refuse();
  try {
    const image = await sharp(Buffer.from(base64, "base64"), { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: WIDTH, height: HEIGHT, fit: "inside", withoutEnlargement: true })
      .png({ palette: true, colours: 64, compressionLevel: 9 })
      .toBuffer();
    return PNG_DATA_URL + image.toString("base64");
  } catch {
    throw refuse();
  }
}

const refuse = () =>
  refuseChange("Please choose a picture (PNG, JPEG or WebP) of at most 1 MB.", 400);
