import type { EmblaCarouselType } from "embla-carousel";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

interface CarouselOptions {
  loop: boolean;
  autoplayMs: number | undefined;
}

/** Embla's measure for how long a move takes; about the specified 500 ms. */
const DURATION = 28;

/**
 * Drives a carousel once the application runs. The engine is loaded after the page.
 *
 * @returns `selected` is `null` until the engine has taken over
 */
export function useCarousel({ loop, autoplayMs }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<EmblaCarouselType>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let gone = false;
    void import("./carousel-engine.ts").then(({ EmblaCarousel, Autoplay }) => {
      if (gone) return;
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const plugins =
        autoplayMs === undefined
          ? []
          : [
              Autoplay({
                delay: autoplayMs,
                playOnInit: !still,
                stopOnInteraction: true,
                stopOnMouseEnter: true,
                stopOnFocusIn: true,
              }),
            ];
      const embla = EmblaCarousel(element, { loop, duration: still ? 0 : DURATION }, plugins);
      engine.current = embla;
      element.scrollLeft = 0;
      const select = () => setSelected(embla.selectedScrollSnap());
      embla.on("select", select).on("reInit", select);
      embla.on("autoplay:play", () => setPlaying(true)).on("autoplay:stop", () => setPlaying(false));
      setPlaying(!still && autoplayMs !== undefined);
      select();
    });
    return () => {
      gone = true;
      engine.current?.destroy();
      engine.current = null;
    };
  }, [loop, autoplayMs]);

  const stop = () => engine.current?.plugins()["autoplay"]?.stop();
  return {
    viewport,
    selected,
    playing,
    show(index: number) {
      stop();
      engine.current?.scrollTo(index);
    },
    toggle() {
      if (playing) stop();
      else engine.current?.plugins()["autoplay"]?.play();
    },
    onKeyDown(event: KeyboardEvent) {
      if (!engine.current) return;
      if (event.key === "ArrowRight") engine.current.scrollNext();
      else if (event.key === "ArrowLeft") engine.current.scrollPrev();
      else return;
      stop();
      event.preventDefault();
    },
  };
}
