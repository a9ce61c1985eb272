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

/** Invented, as are their addresses. */
const partners = [
  ["harbour-city-college", "Harbour City College"],
  ["simhagiri-robotics", "Simhagiri Robotics"],
  ["eastern-ghats-foods", "Eastern Ghats Foods"],
  ["two-roofs-water", "Two Roofs Water"],
  ["bay-current-energy", "Bay Current Energy"],
  ["open-tide-software", "Open Tide Software"],
].map(([name, title]) => ({
  key: `partner-${name}`,
  name: title,
  logo: { file: `logos/${name}.svg` as const, alt: `Logo of ${title}` },
  url: `https://${name}.example/`,
}));

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
  partners,
};

export type SeedContent = typeof seedContent;
