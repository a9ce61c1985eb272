import type { Setting } from "@kdl/schemas/content/tolerant-values";

interface StoredImage {
  filename?: string | null;
  sizes?: { site?: { filename?: string | null } };
}

/** The file name of a picture's crop, or of the picture itself if it isn't cropped; `""` for none. */
export function imageName(image: string | StoredImage | null | undefined): string {
  if (!image || typeof image === "string") return "";
  return image.sizes?.site?.filename ?? image.filename ?? "";
}

/** 1 or 0, as the contract writes flags. */
export const flag = (value: boolean | null | undefined): 0 | 1 => (value ? 1 : 0);

/** `{slug, value}` pairs, as the contract writes settings. */
export function settings(values: Record<string, string | null | undefined>): Setting[] {
  return Object.entries(values).map(([slug, value]) => ({ slug, value: value ?? "" }));
}
