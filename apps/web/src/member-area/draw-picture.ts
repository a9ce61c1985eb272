import type { Photo } from "../photo/photo-file.ts";
import { drawPhoto, type Placement } from "../photo/photo-placement.ts";
import { type FrameName, frames, type FrameTexts } from "./frames.ts";

export interface Picture {
  photo: Photo | null;
  placement: Placement;
  frame: FrameName;
  texts: FrameTexts;
}

/** Draws photo and frame into a square canvas, at whatever size that has. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const side = canvas.width;
  const frame = frames[picture.frame];
  context.clearRect(0, 0, side, side);
  context.save();
  if (frame.isRound) {
    context.beginPath();
    context.arc(side / 2, side / 2, (frame.window / 2) * side, 0, 2 * Math.PI);
    context.clip();
  }
  const margin = ((1 - frame.window) / 2) * side;
  context.translate(margin, margin);
  context.scale(frame.window, frame.window);
  if (picture.photo) drawPhoto(context, picture.photo, picture.placement);
  else drawNobody(context);
  context.restore();
  frame.draw(context, picture.texts);
}

/** Somebody's outline, until there is a photo. */
function drawNobody(context: CanvasRenderingContext2D) {
  const side = context.canvas.width;
  context.fillStyle = "#dfe8fb";
  context.fillRect(0, 0, side, side);
  context.fillStyle = "#a9bfec";
  context.beginPath();
  context.arc(side / 2, 0.42 * side, 0.14 * side, 0, 2 * Math.PI);
  context.fill();
  context.beginPath();
  context.ellipse(side / 2, 0.86 * side, 0.27 * side, 0.26 * side, 0, 0, 2 * Math.PI);
  context.fill();
}
