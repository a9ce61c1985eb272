import { readContact } from "./contact/contact.upstream.ts";
import { readEvents } from "./events/events.upstream.ts";
import { readFaqs } from "./faqs/faqs.upstream.ts";
import { readHomeBlocks } from "./home/home.upstream.ts";
import { readTeam } from "./mentors/mentors.upstream.ts";
import { readPages } from "./pages/pages.upstream.ts";
import { readRedirects } from "./redirects/redirects.upstream.ts";
import {
  readFooter,
  readSocialLinks,
  readTemplateSettings,
  readThemeSettings,
} from "./site/site.upstream.ts";
import { readHomeTestimonials } from "./testimonials/testimonials.upstream.ts";
import type { Readers } from "../content/load-content.ts";
import { listReaders } from "../content/read-list.ts";

/** The function that turns each resource of the upstream into content. */
export const readers: Readers = {
  ...listReaders,
  cms: readPages,
  events: readEvents,
  themesettings: readThemeSettings,
  templatesettings: readTemplateSettings,
  social: readSocialLinks,
  contact: readContact,
  footer: readFooter,
  testimonials: readHomeTestimonials,
  allfaq: readFaqs,
  mentors: readTeam,
  homepageblocks: readHomeBlocks,
  redirects: readRedirects,
};
