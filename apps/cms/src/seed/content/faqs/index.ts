import type { SeedFaq } from "../types.ts";
import { learningFaqs } from "./learning.ts";
import { projectFaqs } from "./projects.ts";

/** In the order of the services. */
export const faqs: SeedFaq[] = [...learningFaqs, ...projectFaqs];
