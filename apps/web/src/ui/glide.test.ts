import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { glide } from "./glide.ts";

/** The parts of a row of slides that `glide` uses. */
const row = {
  scrollLeft: 0,
  style: { scrollSnapType: "" },
  scrollTo({ left }: { left: number }) {
    row.scrollLeft = left;
  },
};
const element = row as unknown as HTMLElement;
const onEnd = vi.fn();
const FRAME_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", drawSoon);
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  preferReducedMotion(false);
  onEnd.mockReset();
  row.scrollLeft = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const drawSoon = (draw: (now: number) => void) =>
  setTimeout(() => draw(performance.now()), FRAME_MS);
const preferReducedMotion = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

test("a slide changes in half a second", () => {
  glide(element, 1000, onEnd);
  vi.advanceTimersByTime(250);
  expect(row.scrollLeft).toBeGreaterThan(300);
  expect(row.scrollLeft).toBeLessThan(700);
  vi.advanceTimersByTime(200);
  expect(row.scrollLeft).toBeLessThan(1000);
  expect(row.style.scrollSnapType).toBe("none");
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50 + 2 * FRAME_MS);
  expect(row.scrollLeft).toBe(1000);
  expect(row.style.scrollSnapType).toBe("");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a stopped slide stays where it is, and snaps again", () => {
  const stop = glide(element, 1000, onEnd);
  vi.advanceTimersByTime(250);
  const reached = row.scrollLeft;
  stop();
  vi.advanceTimersByTime(1000);
  expect(row.scrollLeft).toBe(reached);
  expect(row.style.scrollSnapType).toBe("");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("with reduced motion it arrives with the next frame", () => {
  preferReducedMotion(true);
  glide(element, 1000, onEnd);
  vi.advanceTimersByTime(FRAME_MS);
  expect(row.scrollLeft).toBe(1000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
