/** Duration of a slide's transition, in ms. */
const SLIDE_MS = 500;

/**
 * Scrolls a row in {@link SLIDE_MS}, or at once if visitors prefer reduced motion. The duration of native
 * smooth scrolling can't be set.
 *
 * @param onEnd called when the row has arrived or was stopped
 * @returns a function that stops it
 */
export function glide(row: HTMLElement, left: number, onEnd: () => void): () => void {
  const start = performance.now();
  const from = row.scrollLeft;
  const isStill = prefersStillness();
  // Otherwise the row would snap back between two frames.
  row.style.scrollSnapType = "none";
  const draw = (now: number) => {
    const part = isStill ? 1 : Math.min(1, (now - start) / SLIDE_MS);
    row.scrollTo({ left: from + (left - from) * ease(part), behavior: "instant" });
    if (part === 1) stop();
    else frame = requestAnimationFrame(draw);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = "";
    onEnd();
  };
  let frame = requestAnimationFrame(draw);
  return stop;
}

export const prefersStillness = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Slow at both ends. */
const ease = (part: number) => part * part * (3 - 2 * part);
