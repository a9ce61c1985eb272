import type { Founder, HomeTestimonial, Mentor, Testimonial } from "../payload-types.ts";
import { imageName } from "./wire-values.ts";

export const founderToWire = (founder: Founder) => ({
  name: founder.name,
  image: imageName(founder.image),
  description: founder.descriptionHtml ?? "",
});

export const mentorToWire = (mentor: Mentor) => ({
  slug: mentor.slug,
  name: mentor.name,
  image: imageName(mentor.image),
  description: mentor.descriptionHtml ?? "",
});

export const homeTestimonialToWire = (testimonial: HomeTestimonial) => ({
  name: testimonial.name,
  description: testimonial.descriptionHtml ?? "",
  video_url: testimonial.videoUrl ?? "",
  image: imageName(testimonial.image),
});

export const testimonialToWire = (testimonial: Testimonial) => ({
  description: testimonial.descriptionHtml ?? "",
  rating: testimonial.rating,
  name: testimonial.name,
  designation: testimonial.designation ?? "",
  company: testimonial.company ?? "",
});
