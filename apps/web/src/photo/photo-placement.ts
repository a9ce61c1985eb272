/** Where a photo lies under a square window. One unit is the window's side; the photo always covers it. */
export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  /** 1 if the photo's shorter side is as long as the window's. */
  zoom: number;
  /** How far the photo's middle lies to the right of the window's, and below it. */
  x: number;
  y: number;
}

export const ZOOM_MAX = 4;
/** How far an arrow key moves, and by how much a press zooms. */
const STEP = 0.02;
const LARGE_STEP = 0.1;
const ZOOM_STEP = 0.1;

export const centred: Placement = { zoom: 1, x: 0, y: 0 };

/** The photo's size in windows. */
function sizeAt(photo: Size, zoom: number): Size {
  const shorter = Math.min(photo.width, photo.height);
  return { width: (photo.width / shorter) * zoom, height: (photo.height / shorter) * zoom };
}

const between = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** The nearest placement at which the photo covers the window. */
export function covering(photo: Size, { zoom, x, y }: Placement): Placement {
  const held = between(1, zoom, ZOOM_MAX);
  const { width, height } = sizeAt(photo, held);
  const [spareX, spareY] = [(width - 1) / 2, (height - 1) / 2];
  return { zoom: held, x: between(-spareX, x, spareX), y: between(-spareY, y, spareY) };
}

/** @param dx to the right, in windows */
export function moved(photo: Size, placement: Placement, dx: number, dy: number): Placement {
  return covering(photo, { ...placement, x: placement.x + dx, y: placement.y + dy });
}

/** Changes the zoom; the point under the fingers stays where it is. */
export function zoomed(
  photo: Size,
  placement: Placement,
  zoom: number,
  around = { x: 0, y: 0 },
): Placement {
  const held = between(1, zoom, ZOOM_MAX);
  const factor = held / placement.zoom;
  return covering(photo, {
    zoom: held,
    x: around.x + (placement.x - around.x) * factor,
    y: around.y + (placement.y - around.y) * factor,
  });
}

/** What a key does to a placement; `null` for a key that does nothing. */
export function keyed(
  photo: Size,
  placement: Placement,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): Placement | null {
  const step = shiftKey ? LARGE_STEP : STEP;
  if (key === "ArrowLeft") return moved(photo, placement, -step, 0);
  if (key === "ArrowRight") return moved(photo, placement, step, 0);
  if (key === "ArrowUp") return moved(photo, placement, 0, -step);
  if (key === "ArrowDown") return moved(photo, placement, 0, step);
  if (key === "+" || key === "=") return zoomed(photo, placement, placement.zoom + ZOOM_STEP);
  if (key === "-" || key === "_") return zoomed(photo, placement, placement.zoom - ZOOM_STEP);
  return key === "0" ? centred : null;
}

/** Draws the photo into a square canvas. */
export function drawPhoto(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource & Size,
  placement: Placement,
) {
  const side = context.canvas.width;
  const { width, height } = sizeAt(image, placement.zoom);
  const [left, top] = [0.5 + placement.x - width / 2, 0.5 + placement.y - height / 2];
  context.imageSmoothingQuality = "high";
  context.drawImage(image, left * side, top * side, width * side, height * side);
}

/** How many of the photo's own pixels lie under the window's side. */
export function pixelsShown(photo: Size, { zoom }: Placement): number {
  return Math.round(Math.min(photo.width, photo.height) / zoom);
}
