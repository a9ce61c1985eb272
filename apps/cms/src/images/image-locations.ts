import type { ImageLocation } from "@kdl/schemas/content/resources";

/** The shapes that pictures are cropped to around their focal point, in pixels. */
export const imageShapes = {
  landscape: { width: 1200, height: 800 },
  wide: { width: 1280, height: 720 },
  square: { width: 640, height: 640 },
  classic: { width: 1200, height: 900 },
  slide: { width: 1920, height: 840 },
  banner: { width: 1920, height: 480 },
} as const;

export type ImageShape = keyof typeof imageShapes;

/** What a location of the site needs of its pictures. */
interface LocationShape {
  /** `null` for no crop. */
  shape: ImageShape | null;
  hint: string;
}

function cropped(shape: ImageShape, words: string): LocationShape {
  const { width, height } = imageShapes[shape];
  return {
    shape,
    hint: `Shown ${words}: at least ${width} × ${height} pixels look best. Set the picture's focal point on what must stay visible.`,
  };
}

export const locationShapes: Record<ImageLocation, LocationShape> = {
  services: cropped("landscape", "3 wide to 2 high"),
  clubs: cropped("landscape", "3 wide to 2 high"),
  events: cropped("wide", "16 wide to 9 high"),
  team: cropped("square", "square"),
  site: cropped("classic", "4 wide to 3 high"),
  testimonials: cropped("square", "square"),
  slider: cropped("slide", "16 wide to 7 high"),
  "inner-pages": cropped("banner", "4 wide to 1 high"),
  logos: { shape: null, hint: "PNG or SVG with a transparent background. It is shown uncropped." },
};
