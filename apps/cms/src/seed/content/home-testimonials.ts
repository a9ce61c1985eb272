import type { SeedHomeTestimonial } from "./types.ts";

export const homeTestimonials: SeedHomeTestimonial[] = [];
