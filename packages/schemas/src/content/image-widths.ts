/** The widths, in pixels, in which the gateway serves an image. No import here: pages use them too. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type ImageWidth = (typeof imageWidths)[number];
