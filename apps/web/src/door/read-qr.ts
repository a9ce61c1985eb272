import { decodeQR } from "qr/decode.js";

/** @returns the text of a QR code in the picture, or `null` */
export function readQr({
  width,
  height,
  data,
}: Pick<ImageData, "width" | "height" | "data">): string | null {
  try {
    return decodeQR({ width, height, data });
  } catch {
    // So it is with nearly every picture of a camera: there is none, or it is blurred.
    return null;
  }
}
