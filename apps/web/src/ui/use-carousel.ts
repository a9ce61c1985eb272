import { type KeyboardEvent, useEffect, useRef, useState } from "react";

interface CarouselOptions {
  /** How many slides there are; a looping carousel shows a copy of the first behind the last. */
  count: number;
  loop: boolean;
  autoplayMs: number | undefined;
}

/**
 * Drives a row of slides that scrolls by itself: the browser swipes, snaps and animates, here are
 * only the dots, the keys and the clock.
 *
 * @returns `selected` is `null` until the application runs
 */
export function useCarousel({ count, loop, autoplayMs }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  /** Where the row is heading: a second key press counts from there, not from where it still is. */
  const target = useRef(0);
  const [selected, setSelected] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const settle = () => {
      const index = positionOf(element);
      if (index >= count) element.scrollTo({ left: 0, behavior: "instant" });
      target.current = index % count;
      setSelected(target.current);
    };
    settle();
    setPlaying(autoplayMs !== undefined && !prefersStillness());
    const tellsEnd: boolean = "onscrollend" in window;
    if (tellsEnd) {
      element.addEventListener("scrollend", settle);
      return () => element.removeEventListener("scrollend", settle);
    }
    // About the same for browsers without it; a device that is very slow may count as standing still.
    element.addEventListener("scroll", settleSoon);
    let timer: ReturnType<typeof setTimeout>;
    function settleSoon() {
      clearTimeout(timer);
      timer = setTimeout(settle, 90);
    }
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", settleSoon);
    };
  }, [count, autoplayMs]);

  useEffect(() => {
    if (!playing || held || autoplayMs === undefined) return;
    const timer = setInterval(() => {
      if (viewport.current && !document.hidden)
        moveTo(viewport.current, positionOf(viewport.current) + 1);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [playing, held, autoplayMs]);

  const show = (index: number) => {
    setPlaying(false);
    target.current = index;
    if (viewport.current) moveTo(viewport.current, index);
  };
  const step = (by: 1 | -1) => {
    const next = target.current + by;
    if (loop) show(next < 0 ? count - 1 : next);
    else show(Math.min(count - 1, Math.max(0, next)));
  };

  return {
    viewport,
    selected,
    playing,
    show,
    toggle: () => setPlaying(!playing),
    /** While a pointer or the focus is inside, the slides stand still. */
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

function moveTo(element: HTMLElement, index: number) {
  element.scrollTo({
    left: index * element.clientWidth,
    behavior: prefersStillness() ? "instant" : "smooth",
  });
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
