import { clubs } from "./clubs.ts";
import { events } from "./events/index.ts";
import { faqs } from "./faqs/index.ts";
import { founders } from "./founders.ts";
import { home } from "./home.ts";
import { homeTestimonials } from "./home-testimonials.ts";
import { mentors } from "./mentors/index.ts";
import { pages } from "./pages/index.ts";
import { services } from "./services/index.ts";
import { settings } from "./settings.ts";
import { testimonials } from "./testimonials.ts";

/** Everything that a new installation starts with: two groups of settings, and collections by their slugs. */
export const seedContent = {
  settings,
  home,
  services,
  faqs,
  pages,
  clubs,
  events,
  mentors,
  founders,
  "home-testimonials": homeTestimonials,
  testimonials,
};

export type SeedContent = typeof seedContent;
