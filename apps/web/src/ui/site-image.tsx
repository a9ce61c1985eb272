import type { ImageSource } from "@kdl/schemas/content/images";
import { imageWidths } from "@kdl/schemas/content/image-widths";
import { useContext } from "react";
import { HeadContext } from "./head.tsx";

/**
 * How an image is shown: its shape in CSS pixels, and how wide it is at each width of the window.
 * Slides and banners are cropped to their height on narrow screens, so they are drawn wider than the
 * window: half as wide again as stated here, but nobody sees the difference under their overlay.
 */
const slots = {
  slide: { width: 1920, height: 840, sizes: "max(100vw, 45rem)" },
  banner: { width: 1920, height: 480, sizes: "max(100vw, 34rem)" },
  card: {
    width: 600,
    height: 400,
    sizes: "(min-width: 56.25rem) 24rem, (min-width: 37.5rem) 46vw, 92vw",
  },
  eventCard: {
    width: 640,
    height: 360,
    sizes: "(min-width: 56.25rem) 24rem, (min-width: 37.5rem) 46vw, 92vw",
  },
  eventHero: { width: 1280, height: 720, sizes: "(min-width: 56.25rem) 60rem, 92vw" },
  feature: { width: 800, height: 600, sizes: "(min-width: 56.25rem) 36rem, 92vw" },
  article: { width: 1200, height: 800, sizes: "(min-width: 56.25rem) 44rem, 92vw" },
  portrait: {
    width: 480,
    height: 480,
    sizes: "(min-width: 56.25rem) 20rem, (min-width: 37.5rem) 46vw, 92vw",
  },
  avatar: { width: 160, height: 160, sizes: "5rem" },
} as const;

export type ImageSlot = keyof typeof slots;

/** The gateway serves its placeholder for a name that no upstream has. */
const PLACEHOLDER = "/images/site/placeholder.svg";

interface SiteImageProps {
  source: ImageSource;
  slot: ImageSlot;
  /** What the picture shows; `""` if the text beside it says the same. */
  alt: string;
  /** Loads at once, for a page's first picture; all others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A responsive picture with its space reserved before it loads. */
export function SiteImage({ source, slot, alt, priority = false, className }: SiteImageProps) {
  const { width, height, sizes } = slots[slot];
  const collect = useContext(HeadContext);
  const src = source ?? PLACEHOLDER;
  const address = resized(src, fallbackWidth(width));
  const srcSet = sourceSet(src);
  const shownAt = srcSet && sizes;
  // Lets the browser find the picture before it has parsed the page that far.
  if (priority) {
    collect?.(
      <link
        rel="preload"
        as="image"
        href={srcSet ? undefined : address}
        imageSrcSet={srcSet}
        imageSizes={shownAt}
        fetchPriority="high"
      />,
    );
  }
  return (
    <img
      src={address}
      srcSet={srcSet}
      sizes={shownAt}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "sync" : "async"}
      className={className}
    />
  );
}

/** An image in every width that the gateway serves; `undefined` for images of other hosts. */
export function sourceSet(src: string): string | undefined {
  if (!isOurs(src)) return undefined;
  return imageWidths.map((width) => `${resized(src, width)} ${width}w`).join(", ");
}

function isOurs(src: string): boolean {
  return src.startsWith("/images/");
}

function resized(src: string, width: number): string {
  return isOurs(src) ? `${src}?w=${width}` : src;
}

function fallbackWidth(width: number): number {
  return imageWidths.find((candidate) => candidate >= width) ?? width;
}
