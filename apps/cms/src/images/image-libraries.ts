import type { ImageLocation } from "@kdl/schemas/content/resources";
import type { UploadCollectionSlug } from "payload";

/** What each location on the site needs of its pictures. */
export interface ImageLibrary {
  /** The image library of this location. */
  collection: UploadCollectionSlug;
  label: string;
  /** Size to which pictures are cropped around their focal point; `null` for no crop. */
  crop: { width: number; height: number } | null;
  hint: string;
}

const cropped = (width: number, height: number, shape: string) => ({
  crop: { width, height },
  hint: `Shown ${shape}: at least ${width} × ${height} pixels look best. Set the focal point on what must stay visible.`,
});

export const imageLibraries: Record<ImageLocation, ImageLibrary> = {
  services: {
    collection: "service-images",
    label: "Service image",
    ...cropped(1200, 800, "3 wide to 2 high"),
  },
  clubs: {
    collection: "club-images",
    label: "Club image",
    ...cropped(1200, 800, "3 wide to 2 high"),
  },
  events: {
    collection: "event-images",
    label: "Event banner",
    ...cropped(1280, 720, "16 wide to 9 high"),
  },
  team: {
    collection: "team-images",
    label: "Portrait",
    ...cropped(640, 640, "square"),
  },
  site: {
    collection: "site-images",
    label: "Site image",
    ...cropped(1200, 900, "4 wide to 3 high"),
  },
  testimonials: {
    collection: "testimonial-images",
    label: "Testimonial image",
    ...cropped(640, 640, "square"),
  },
  slider: {
    collection: "slider-images",
    label: "Slide",
    ...cropped(1920, 840, "16 wide to 7 high"),
  },
  "inner-pages": {
    collection: "banner-images",
    label: "Page banner",
    ...cropped(1920, 480, "4 wide to 1 high"),
  },
  logos: {
    collection: "logos",
    label: "Logo",
    crop: null,
    hint: "PNG or SVG with a transparent background. SVG files become PNG.",
  },
};
