import type { Photo } from "../../photo/photo-file.ts";
import { drawPhoto, pixelsShown, type Placement } from "../../photo/photo-placement.ts";

/** Longest side of the upload, in pixels; the gateway shrinks it further. */
const SIDE_MAX = 1024;
const QUALITY = 0.92;

/** Draws the photo, shaded outside the visible circle. */
export function drawCropping(canvas: HTMLCanvasElement, photo: Photo, placement: Placement) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = canvas.width;
  context.clearRect(0, 0, side, side);
  drawPhoto(context, photo, placement);
  context.beginPath();
  context.rect(0, 0, side, side);
  context.arc(side / 2, side / 2, side / 2 - 2, 0, 2 * Math.PI);
  context.fillStyle = "rgb(8 14 30 / 0.6)";
  context.fill("evenodd");
  context.beginPath();
  context.arc(side / 2, side / 2, side / 2 - 2, 0, 2 * Math.PI);
  context.lineWidth = 4;
  context.strokeStyle = "#fff";
  context.stroke();
}

/**
 * The selected part as a file.
 * @throws {Error} where the browser can't make one
 */
export async function croppedFile(photo: Photo, placement: Placement): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.min(SIDE_MAX, pixelsShown(photo, placement));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("the browser has no canvas");
  // JPEG has no transparency; it would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  drawPhoto(context, photo, placement);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (!blob) throw new Error("the canvas gave no picture");
  return new File([blob], "photo.jpg", { type: blob.type });
}
