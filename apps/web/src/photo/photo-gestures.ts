/** Gestures by touch, pen and mouse on a square that shows a photo. Independent of React and the page. */

interface GestureHandlers {
  /** @param dx to the right, in sides of the square */
  onMove(dx: number, dy: number): void;
  /** @param around the point between the fingers, from the square's middle, in sides */
  onZoom(factor: number, around: { x: number; y: number }): void;
}

interface Point {
  x: number;
  y: number;
}

const WHEEL = 0.01;

/** @returns how to stop listening */
export function watchGestures(square: HTMLElement, handlers: GestureHandlers): () => void {
  const fingers = new Map<number, Point>();
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = square.getBoundingClientRect();
    return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    square.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, placeOf(event));
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    // Each of two fingers moves the photo by half of its own movement.
    const share = other ? 2 : 1;
    handlers.onMove((now.x - before.x) / share, (now.y - before.y) / share);
    if (!other) return;
    const factor = distance(now, other) / Math.max(distance(before, other), 0.01);
    handlers.onZoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
  // Two fingers on a touchpad arrive as a wheel with the control key; the plain wheel scrolls the page.
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    handlers.onZoom(Math.exp(-event.deltaY * WHEEL), placeOf(event));
  };

  const controller = new AbortController();
  const { signal } = controller;
  square.addEventListener("pointerdown", down, { signal });
  square.addEventListener("pointermove", move, { signal });
  square.addEventListener("pointerup", up, { signal });
  square.addEventListener("pointercancel", up, { signal });
  square.addEventListener("wheel", wheel, { signal, passive: false });
  return () => controller.abort();
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
