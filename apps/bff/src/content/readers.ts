import type { Resource } from "@kdl/schemas/content/resources";
import { readClubs } from "../features/clubs/clubs.upstream.ts";
import { readContact } from "../features/contact/contact.upstream.ts";
import { readEvents } from "../features/events/events.upstream.ts";
import { readFaqs } from "../features/faqs/faqs.upstream.ts";
import { readHomeBlocks, readSlides } from "../features/home/home.upstream.ts";
import { readTeam } from "../features/mentors/mentors.upstream.ts";
import { readPages } from "../features/pages/pages.upstream.ts";
import { readServices } from "../features/services/services.upstream.ts";
import {
  readFooter,
  readSocialLinks,
  readTemplateSettings,
  readThemeSettings,
} from "../features/site/site.upstream.ts";
import {
  readHomeTestimonials,
  readTestimonials,
} from "../features/testimonials/testimonials.upstream.ts";
import type { Content } from "./content.ts";
import type { Intake } from "./intake.ts";

/**
 * Turns the parsed body of a reply into content.
 * @throws when the reply as a whole can't be what the contract says
 */
type Reader<R extends Resource> = (body: unknown, intake: Intake) => Content[R];

export const readers: { [R in Resource]: Reader<R> } = {
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
