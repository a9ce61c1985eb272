import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { Setting } from "@kdl/schemas/content/tolerant-values";

import { type ImageShape, locationShapes } from "../images/image-locations.ts";

interface StoredImage {
  filename?: string | null;
  crops?: Partial<Record<ImageShape, string | null>>;
}

/**
 * The file name of a picture's crop for a location; of the picture itself if there is none; `""` for no
 * picture.
 */
export function imageName(
  image: string | StoredImage | null | undefined,
  location: ImageLocation,
): string {
  if (!image || typeof image === "string") return "";
  const { shape } = locationShapes[location];
  return (shape && image.crops?.[shape]) || image.filename || "";
}

/** 1 or 0, as the contract writes flags. */
export const flag = (value: boolean | null | undefined): 0 | 1 => (value ? 1 : 0);

/** `{slug, value}` pairs, as the contract writes settings. */
export function settings(values: Record<string, string | null | undefined>): Setting[] {
  return Object.entries(values).map(([slug, value]) => ({ slug, value: value ?? "" }));
}
