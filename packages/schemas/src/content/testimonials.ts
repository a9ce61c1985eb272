import { z } from "zod";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { optionalImage, optionalNumber, optionalText, requiredText } from "./tolerant-values.ts";

/** Stars go from 0 to this, in whole steps (specification, section 9). */
export const MAX_RATING = 5;

/** A testimonial of the home page's carousel, as `GET /api/testimonials` sends it. */
export const homeTestimonialWire = z
  .object({
    name: requiredText,
    description: optionalText,
    video_url: optionalText,
    image: optionalImage,
  })
  .transform(({ video_url, ...rest }) => ({ ...rest, videoUrl: video_url }));

/** A testimonial of its own page, as `GET /api/testimonialspage` sends it. */
export const testimonialWire = z
  .object({
    description: requiredText,
    rating: optionalNumber,
    name: requiredText,
    designation: optionalText,
    company: optionalText,
  })
  .transform(({ rating, ...rest }) => ({
    ...rest,
    rating: Math.min(MAX_RATING, Math.max(0, Math.round(rating ?? 0))),
  }));

/** A video that the site can embed: the player's address and a still, both on allowed hosts. */
export const video = z.object({ embedUrl: z.string(), thumbnail: z.string() });
export type Video = z.infer<typeof video>;

/** `description` is sanitised HTML; `video` is `null` without one, or if its host isn't allowed. */
export const homeTestimonial = z.object({
  name: z.string(),
  description: safeHtml,
  image: imageSource,
  video: video.nullable(),
});
export type HomeTestimonial = z.infer<typeof homeTestimonial>;

/** `description` is sanitised HTML; `rating` is a whole number of stars from 0 to 5. */
export const testimonial = z.object({
  description: safeHtml,
  rating: z.number().int().min(0).max(MAX_RATING),
  name: z.string(),
  designation: z.string(),
  company: z.string(),
});
export type Testimonial = z.infer<typeof testimonial>;
