import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { glide, prefersStillness } from "./glide.ts";

interface CarouselOptions {
  /** How many slides there are; a looping carousel shows a copy of the first after the last. */
  count: number;
  loop: boolean;
  autoplayMs: number | undefined;
}

/**
 * Drives a scrolling row of slides: the browser swipes and snaps; this adds the dots, the keys and the
 * timer.
 *
 * @returns `selected` is `null` until the application runs
 */
export function useCarousel({ count, loop, autoplayMs }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  /** The row's target: a second key press counts from there, not from the current position. */
  const target = useRef(0);
  /** Stops a programmatic scroll, but not a swipe. */
  const stop = useRef<(() => void) | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);

  /** @param index may also be that of the first slide's copy */
  const moveTo = (index: number) => {
    const row = viewport.current;
    if (!row) return;
    stop.current?.();
    target.current = index;
    setSelected(index % count);
    stop.current = glide(row, index * row.clientWidth, () => {
      stop.current = null;
    });
  };

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const settle = () => {
      if (stop.current) return;
      const index = positionOf(element);
      if (index >= count) element.scrollTo({ left: 0, behavior: "instant" });
      target.current = index % count;
      setSelected(target.current);
    };
    settle();
    setPlaying(autoplayMs !== undefined && !prefersStillness());
    let timer: ReturnType<typeof setTimeout>;
    // Not every browser has scrollend, and not every scroll fires it; this fires a moment later.
    const settleSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 90);
    };
    const takeOver = () => stop.current?.();
    element.addEventListener("scroll", settleSoon);
    const touches = ["pointerdown", "wheel"] as const;
    for (const touch of touches) element.addEventListener(touch, takeOver, { passive: true });
    return () => {
      clearTimeout(timer);
      stop.current?.();
      element.removeEventListener("scroll", settleSoon);
      for (const touch of touches) element.removeEventListener(touch, takeOver);
    };
  }, [count, autoplayMs]);

  useEffect(() => {
    if (!playing || held || autoplayMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden) moveTo(Math.min(count, target.current + 1));
    }, autoplayMs);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- moveTo is of this count
  }, [playing, held, autoplayMs, count]);

  const show = (index: number) => {
    setPlaying(false);
    moveTo(index);
  };
  const step = (by: 1 | -1) => {
    const next = target.current + by;
    if (loop) show(next < 0 ? count - 1 : Math.min(count, next));
    else show(Math.min(count - 1, Math.max(0, next)));
  };

  return {
    viewport,
    selected,
    playing,
    show,
    toggle: () => setPlaying(!playing),
    /** Pauses the slides while a pointer or focus is inside. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
      event.preventDefault();
      step(event.key === "ArrowRight" ? 1 : -1);
    },
  };
}

function positionOf(element: HTMLElement): number {
  return Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
}
