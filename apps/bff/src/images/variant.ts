import { imageWidths, type ImageWidth } from "@kdl/schemas/content/image-widths";

export type ImageFormat = "avif" | "webp" | "original";

/** The width and format in which a request gets an image. */
export interface Variant {
  width: ImageWidth;
  format: ImageFormat;
}

const WIDEST: ImageWidth = 1920;

/**
 * The width for a request: the next larger one of the list, so that arbitrary widths can't fill the
 * cache. Without `w` it is the widest.
 *
 * @returns `null` if `w` isn't a positive whole number
 */
export function widthOf(w: unknown): ImageWidth | null {
  if (w === undefined) return WIDEST;
  if (typeof w !== "string" || !/^[1-9]\d{0,4}$/.test(w)) return null;
  return imageWidths.find((width) => width >= Number(w)) ?? WIDEST;
}

/** The best format that an `Accept` header names. Wildcards don't count: old browsers send them too. */
export function formatOf(accept: string | undefined): ImageFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "original";
}
