import { Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { useCarousel } from "./use-carousel.ts";

interface CarouselProps {
  /** What the slides are, for screen readers. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  loop?: boolean;
  /** How long a slide is shown, in ms; without it, slides stay until someone moves them. */
  autoplayMs?: number;
  /** Puts the dots onto the lower edge of the slides. */
  overlay?: boolean;
}

/**
 * Slides side by side, moved by swipes, dots and arrow keys. If they move by themselves, a button pauses
 * them. Before the application runs they are a plain row that scrolls.
 */
export function Carousel({ label, slides, loop = false, autoplayMs, overlay }: CarouselProps) {
  const several = slides.length > 1;
  const { viewport, selected, playing, show, toggle, hold, onKeyDown } = useCarousel({
    count: slides.length,
    loop,
    autoplayMs,
  });
  // A copy of the first slide follows the last: the row scrolls on to it and starts over.
  const [first] = slides;
  const copy = loop && several && selected !== null ? first : undefined;
  return (
    <section aria-roledescription="carousel" aria-label={label} className="relative" {...hold}>
      {/* Arrow keys move the slides, as they would scroll the row. */}
      <div
        ref={viewport}
        className="carousel-viewport"
        tabIndex={several ? 0 : undefined}
        role="group"
        aria-label={`${label}: use the arrow keys to move`}
        onKeyDown={onKeyDown}
      >
        <div className="carousel-track" aria-live={playing ? "off" : "polite"}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              className="carousel-slide"
              inert={selected !== null && selected !== index}
            >
              {content}
            </div>
          ))}
          {copy && (
            <div aria-hidden="true" className="carousel-slide" inert>
              {copy.content}
            </div>
          )}
        </div>
      </div>
      {several && (
        <div
          className={classNames("carousel-controls", overlay && "carousel-controls-overlay")}
          // Hidden before the application runs, when it couldn't work; its space is kept.
          data-ready={selected !== null}
        >
          {autoplayMs !== undefined && (
            <button
              type="button"
              className="carousel-button"
              aria-label={playing ? "Pause" : "Play"}
              onClick={toggle}
            >
              {playing ? (
                <Pause aria-hidden="true" className="size-4" />
              ) : (
                <Play aria-hidden="true" className="size-4" />
              )}
            </button>
          )}
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className="carousel-button"
              aria-label={`Show ${index + 1} of ${slides.length}`}
              aria-current={selected === index}
              onClick={() => show(index)}
            >
              <span className="carousel-dot" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
