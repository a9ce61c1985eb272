/** Everything that pages can ask for, and the forms that go as JSON. */
import { clubsRouter } from "../features/clubs/clubs.router.ts";
import { contactRouter } from "../features/contact/contact.router.ts";
import { eventsRouter } from "../features/events/events.router.ts";
import { formsRouter } from "../features/forms/forms.router.ts";
import { homeRouter } from "../features/home/home.router.ts";
import { internshipRouter } from "../features/internship/internship.router.ts";
import { membersRouter } from "../features/members/members.router.ts";
import { mentorsRouter } from "../features/mentors/mentors.router.ts";
import { pagesRouter } from "../features/pages/pages.router.ts";
import { servicesRouter } from "../features/services/services.router.ts";
import { siteRouter } from "../features/site/site.router.ts";
import { testimonialsRouter } from "../features/testimonials/testimonials.router.ts";
import { createCallerFactory, router } from "./init.ts";

export const appRouter = router({
  site: siteRouter,
  home: homeRouter,
  services: servicesRouter,
  pages: pagesRouter,
  clubs: clubsRouter,
  events: eventsRouter,
  mentors: mentorsRouter,
  testimonials: testimonialsRouter,
  contact: contactRouter,
  internship: internshipRouter,
  forms: formsRouter,
  members: membersRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in-process, as `createCaller(context).services.list()`. */
export const createCaller = createCallerFactory(appRouter);
