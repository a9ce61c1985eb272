import { type VideoAddress, videoAddress } from "@kdl/schemas/content/video-address";
import type { Attributes } from "./content-image.ts";
import { openTag } from "./html-writer.ts";

/** The gateway fetches stills itself, so that looking at a page tells the video service nothing. */
export function stillOf({ id }: VideoAddress): string {
  return `/images/video/${id}`;
}

/** The still of the video that a link leads to; the link's text says what it is. */
export function poster(link: Readonly<Attributes>): string {
  const video = videoAddress(link["href"] ?? "");
  if (!video) return "";
  const src = stillOf(video);
  return openTag("img", {
    src: `${src}?w=960`,
    alt: "",
    loading: "lazy",
    decoding: "async",
    srcset: [480, 960].map((width) => `${src}?w=${width} ${width}w`).join(", "),
    sizes: "(min-width: 47rem) 42rem, 100vw",
    width: "960",
    height: "540",
  });
}
