import type { SeedFaq } from "./types.ts";

export const faqs: SeedFaq[] = [];
