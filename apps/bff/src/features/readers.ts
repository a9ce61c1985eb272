import { readClubs } from "./clubs/clubs.upstream.ts";
import { readContact } from "./contact/contact.upstream.ts";
import { readEvents } from "./events/events.upstream.ts";
import { readFaqs } from "./faqs/faqs.upstream.ts";
import { readHomeBlocks, readSlides } from "./home/home.upstream.ts";
import { readTeam } from "./mentors/mentors.upstream.ts";
import { readPages } from "./pages/pages.upstream.ts";
import { readServices } from "./services/services.upstream.ts";
import {
  readFooter,
  readSocialLinks,
  readTemplateSettings,
  readThemeSettings,
} from "./site/site.upstream.ts";
import { readHomeTestimonials, readTestimonials } from "./testimonials/testimonials.upstream.ts";
import type { Readers } from "../content/load-content.ts";

/** What turns each resource of the upstream into content. */
export const readers: Readers = {
  cms: readPages,
  services: readServices,
  slider: readSlides,
  clubs: readClubs,
  events: readEvents,
  themesettings: readThemeSettings,
  templatesettings: readTemplateSettings,
  social: readSocialLinks,
  contact: readContact,
  footer: readFooter,
  testimonials: readHomeTestimonials,
  testimonialspage: readTestimonials,
  allfaq: readFaqs,
  mentors: readTeam,
  homepageblocks: readHomeBlocks,
};
