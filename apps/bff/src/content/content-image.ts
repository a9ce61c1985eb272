import type { ImageRules } from "./image-source.ts";
import { imageResolver } from "./image-source.ts";

const WIDTHS = [480, 960, 1280];
const SIZES = "(min-width: 60rem) 60rem, 100vw";
const SMALL_SIZES = "(min-width: 37.5rem) 24rem, 100vw";

export type Attributes = Record<string, string>;

/** Makes the function that gives an `<img>` of the text its attributes; `null` where it has to go. */
export function contentImages(rules: ImageRules) {
  const resolve = imageResolver(rules);
  return (given: Readonly<Attributes>, isSmall: boolean): Attributes | null => {
    // A bare file name says no location; pictures inside texts are the site's.
    const src = resolve("site", (given["src"] ?? "").replace(/[\t\n\r]/g, ""));
    if (src === null) return null;
    const image: Attributes = { src, alt: given["alt"] ?? "", loading: "lazy", decoding: "async" };
    if (src.startsWith("/")) {
      image["src"] = `${src}?w=960`;
      image["srcset"] = WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(", ");
      image["sizes"] = isSmall ? SMALL_SIZES : SIZES;
    }
    for (const name of ["width", "height"]) {
      const value = given[name] ?? "";
      if (/^[1-9]\d{0,3}$/.test(value)) image[name] = value;
    }
    return image;
  };
}
