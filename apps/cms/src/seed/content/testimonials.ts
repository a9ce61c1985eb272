import type { SeedTestimonial } from "./types.ts";

export const testimonials: SeedTestimonial[] = [];
