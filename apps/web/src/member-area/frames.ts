/** The frames that a member can choose from, drawn over the photo. */
import { drawArcText } from "./arc-text.ts";
import { colour, drawLine, drawMark, drawRing, setFont } from "./frame-parts.ts";

/** What is written on a frame. */
export interface FrameTexts {
  organisation: string;
  /** The member's own words; may be empty. */
  words: string;
}

interface Frame {
  /** Round ones leave the corners empty. */
  isRound: boolean;
  /** Share of the side that shows the photo. */
  window: number;
  draw(context: CanvasRenderingContext2D, texts: FrameTexts): void;
}

export const frameNames = ["ring", "dawn", "banner", "ribbon"] as const;
export type FrameName = (typeof frameNames)[number];

/** Twice the radius of what the rings leave free, and a little under them. */
const ROUND_WINDOW = 0.77;

export const frames: Readonly<Record<FrameName, Frame>> = {
  ring: {
    isRound: true,
    window: ROUND_WINDOW,
    draw(context, texts) {
      drawRing(context, { outer: 0.5, inner: 0.385 }, colour.blue);
      drawRing(context, { outer: 0.388, inner: 0.376 }, colour.sun);
      drawRingTexts(context, texts);
    },
  },
  dawn: {
    isRound: true,
    window: ROUND_WINDOW,
    draw(context, texts) {
      const side = context.canvas.width;
      const dawn = context.createLinearGradient(0, 0, side * 0.35, side);
      dawn.addColorStop(0, colour.deep);
      dawn.addColorStop(0.5, colour.blue);
      dawn.addColorStop(1, colour.sea);
      drawRing(context, { outer: 0.5, inner: 0.385 }, dawn);
      drawRing(context, { outer: 0.5, inner: 0.488 }, colour.sun);
      drawRing(context, { outer: 0.388, inner: 0.376 }, colour.white);
      drawRingTexts(context, texts);
    },
  },
  banner: { isRound: false, window: 1, draw: drawBanner },
  ribbon: { isRound: false, window: 1, draw: drawRibbon },
};

function drawRingTexts(context: CanvasRenderingContext2D, { organisation, words }: FrameTexts) {
  const side = context.canvas.width;
  const spacing = 0.008 * side;
  context.fillStyle = colour.white;
  setFont(context, 0.058, 750);
  drawArcText(context, organisation, { radius: 0.44 * side, at: "bottom", spacing, span: 2.7 });
  if (words) {
    drawArcText(context, words, { radius: 0.44 * side, at: "top", spacing, span: 2.5 });
  } else {
    drawMark(context, { left: 0.445, top: 0.006, size: 0.11 });
  }
}

function drawBanner(context: CanvasRenderingContext2D, { organisation, words }: FrameTexts) {
  const side = context.canvas.width;
  context.strokeStyle = colour.blue;
  context.lineWidth = 0.04 * side;
  context.strokeRect(0.02 * side, 0.02 * side, 0.96 * side, 0.96 * side);
  context.fillStyle = colour.sun;
  context.fill(area(side, [0, 0.775], [1, 0.715], [1, 1], [0, 1]));
  context.fillStyle = colour.blue;
  context.fill(area(side, [0, 0.79], [1, 0.73], [1, 1], [0, 1]));
  drawMark(context, { left: 0.05, top: 0.815, size: 0.14 });
  context.textAlign = "left";
  context.fillStyle = colour.white;
  setFont(context, 0.068, 800);
  drawLine(context, organisation, { x: 0.22, y: words ? 0.855 : 0.885, width: 0.73 });
  context.fillStyle = colour.sky;
  setFont(context, 0.045, 600);
  if (words) drawLine(context, words, { x: 0.22, y: 0.925, width: 0.73 });
}

function drawRibbon(context: CanvasRenderingContext2D, { organisation, words }: FrameTexts) {
  const side = context.canvas.width;
  const shade = context.createLinearGradient(0, 0.68 * side, 0, side);
  shade.addColorStop(0, "rgb(28 54 114 / 0)");
  shade.addColorStop(0.65, "rgb(28 54 114 / 0.92)");
  context.fillStyle = shade;
  context.fillRect(0, 0.68 * side, side, 0.32 * side);
  context.strokeStyle = colour.white;
  context.lineWidth = 0.008 * side;
  context.strokeRect(0.03 * side, 0.03 * side, 0.94 * side, 0.94 * side);
  context.textAlign = "center";
  context.fillStyle = colour.white;
  setFont(context, 0.062, 800);
  drawLine(context, organisation, { x: 0.5, y: 0.905, width: 0.86 });
  if (!words) return;
  context.save();
  context.translate(0.19 * side, 0.19 * side);
  context.rotate(-Math.PI / 4);
  context.fillStyle = colour.sun;
  context.fillRect(-0.4 * side, -0.052 * side, 0.8 * side, 0.104 * side);
  context.fillStyle = colour.ink;
  setFont(context, 0.05, 800);
  drawLine(context, words, { x: 0, y: 0.003, width: 0.4 });
  context.restore();
}

type Corner = readonly [x: number, y: number];

function area(side: number, ...corners: readonly Corner[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of corners) path.lineTo(x * side, y * side);
  path.closePath();
  return path;
}
