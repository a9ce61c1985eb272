/** What several frames are drawn of. All lengths are shares of the canvas's side. */

export const colour = {
  blue: "#2c52a3",
  deep: "#1c3672",
  sky: "#b9ceff",
  sea: "#0f6f75",
  sun: "#f2a541",
  white: "#ffffff",
  ink: "#2b1a00",
} as const;

/** Fonts of the device: a page without an origin of its own may load none. */
const FAMILY = 'system-ui, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

export function setFont(context: CanvasRenderingContext2D, size: number, weight = 700) {
  context.font = `${weight} ${size * context.canvas.width}px ${FAMILY}`;
}

export function drawRing(
  context: CanvasRenderingContext2D,
  ring: { outer: number; inner: number },
  paint: string | CanvasGradient,
) {
  const side = context.canvas.width;
  context.beginPath();
  context.arc(side / 2, side / 2, ((ring.outer + ring.inner) / 2) * side, 0, 2 * Math.PI);
  context.lineWidth = (ring.outer - ring.inner) * side;
  context.strokeStyle = paint;
  context.stroke();
}

/** The organisation's paper plane on its blue ground. */
export function drawMark(
  context: CanvasRenderingContext2D,
  place: { left: number; top: number; size: number },
) {
  const side = context.canvas.width;
  context.save();
  context.translate(place.left * side, place.top * side);
  context.scale((place.size * side) / 64, (place.size * side) / 64);
  for (const [path, paint] of MARK) {
    context.fillStyle = paint;
    context.fill(path);
  }
  context.restore();
}

const MARK = [
  [new Path2D("M14 34 50 14 40 50l-9-11z"), colour.white],
  [new Path2D("m31 39 19-25-28 19z"), colour.sky],
  [new Path2D("M31 39v11l5-7z"), colour.sun],
] as const;

/** Writes on one line, smaller where it would be wider than its place. */
export function drawLine(
  context: CanvasRenderingContext2D,
  text: string,
  place: { x: number; y: number; width: number },
) {
  const side = context.canvas.width;
  context.textBaseline = "middle";
  context.fillText(text, place.x * side, place.y * side, place.width * side);
}
