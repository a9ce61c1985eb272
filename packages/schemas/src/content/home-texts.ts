/** Headings, buttons and the closing quote of the home page, by their slugs on the wire. */
import { z } from "zod";

/** What the page says where an upstream has no other words; `""` is left out. */
export const usualHomeTexts = {
  "apply-text": "Apply for an internship",
  "apply-url": "/internship-registration",
  "more-text": "See our services",
  "more-url": "/services",
  "aims-title": "Vision & Mission",
  "services-title": "Services",
  "services-lead":
    "From a first conversation with a mentor to a funded idea: pick what you need now.",
  "events-title": "Coming up",
  "events-lead": "Workshops, talks and meet-ups you can join.",
  "clubs-title": "Find your club",
  "clubs-lead": "Small groups that build, fly, code and write together.",
  "photographs-title": "In pictures",
  "photographs-lead": "",
  "testimonials-title": "Testimonials",
  "testimonials-lead": "What students say about their time with us.",
  "partners-title": "Our partners",
  "partners-lead": "They give time, tools, rooms and first jobs.",
  "quote-title": "Dream, Dream, Dream...",
  "quote-text": "Dreams transform into thoughts and thoughts result in actions!",
  "quote-attribution": "",
} as const;

export type HomeTextSlug = keyof typeof usualHomeTexts;
export const homeTextSlugs = Object.keys(usualHomeTexts) as HomeTextSlug[];

/** Characters of each text; a longer one counts as missing. */
export const HOME_TEXT_MAX = 300;

export const homeTexts = z.record(z.enum(homeTextSlugs), z.string());
export type HomeTexts = z.infer<typeof homeTexts>;
