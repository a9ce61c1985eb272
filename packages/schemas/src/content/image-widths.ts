/** The widths, in pixels, at which the gateway serves an image. No imports here, since pages load this module. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];
