/** The engine and its plugin in one file to load. */
export { default as Autoplay } from "embla-carousel-autoplay";
export { default as EmblaCarousel } from "embla-carousel";
