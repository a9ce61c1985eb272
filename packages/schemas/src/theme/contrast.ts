/** Colours and how well text can be read in them, by WCAG 2.2. For servers: browsers needn't load the library. */
import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

/** `#rrggbb`, always opaque. */
export type Hex = string;

/** Minimum contrast between text and its background: WCAG's level AA. */
export const READABLE_CONTRAST = 4.5;

const toOklch = converter("oklch");
const STEP = 0.005;
const BARE_HEX = /^[\da-f]+$/i;

/** How light a colour is, from 0 to 1; how vivid, from 0; and its hue in degrees. */
export interface Shade {
  l: number;
  c: number;
  h: number;
}

/**
 * Reads a fixed colour in any CSS notation.
 *
 * @returns the colour without its transparency, or `null` if the text isn't one
 */
export function toHex(text: string): Hex | null {
  // The library also accepts `600` as a colour.
  const colour = BARE_HEX.test(text) ? undefined : parse(text);
  return colour ? formatHex({ ...clampChroma(colour, "oklch"), alpha: 1 }) : null;
}

/** Whether something shows through a colour. */
export const isTransparent = (text: string): boolean => (parse(text)?.alpha ?? 1) < 1;

export function shadeOf(hex: Hex): Shade {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** The nearest colour that screens can show. */
export const hexOf = (shade: Shade): Hex =>
  formatHex(clampChroma({ mode: "oklch", ...shade }, "oklch"));

/** From 1, which nobody can read, to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

export const isReadable = (text: Hex, surfaces: readonly Hex[]): boolean =>
  surfaces.every((surface) => contrast(text, surface) >= READABLE_CONTRAST);

/**
 * Changes a colour as little as needed for it to be readable on all surfaces, or for them to be on it.
 *
 * @param towards where to go: darker on light surfaces, lighter on dark ones
 */
export function readable(hex: Hex, surfaces: readonly Hex[], towards: "dark" | "light"): Hex {
  const shade = shadeOf(hex);
  const [step, end] = towards === "dark" ? [-STEP, 0] : [STEP, 1];
  let found = hex;
  while (!isReadable(found, surfaces) && shade.l !== end) {
    shade.l = Math.min(1, Math.max(0, shade.l + step));
    found = hexOf(shade);
  }
  return found;
}
