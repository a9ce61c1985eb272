/** Everything that pages can ask for, and the forms that go as JSON. */
import { searchRouter } from "./search/search.router.ts";
import { redirectsRouter } from "./redirects/redirects.router.ts";
import { registrationsRouter } from "./registrations/registrations.router.ts";
import { applicationsRouter } from "./applications/applications.router.ts";
import { certificatesRouter } from "./certificates/certificates.router.ts";
import { clubsRouter } from "./clubs/clubs.router.ts";
import { contactRouter } from "./contact/contact.router.ts";
import { doorRouter } from "./door/door.router.ts";
import { eventsRouter } from "./events/events.router.ts";
import { formsRouter } from "./forms/forms.router.ts";
import { homeRouter } from "./home/home.router.ts";
import { internshipRouter } from "./internship/internship.router.ts";
import { membersRouter } from "./members/members.router.ts";
import { mentorsRouter } from "./mentors/mentors.router.ts";
import { pagesRouter } from "./pages/pages.router.ts";
import { servicesRouter } from "./services/services.router.ts";
import { siteRouter } from "./site/site.router.ts";
import { testimonialsRouter } from "./testimonials/testimonials.router.ts";
import { createCallerFactory, router } from "../trpc/init.ts";

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
  applications: applicationsRouter,
  registrations: registrationsRouter,
  certificates: certificatesRouter,
  door: doorRouter,
  search: searchRouter,
  redirects: redirectsRouter,
});

export type AppRouter = typeof appRouter;

/** Calls procedures in-process, as `createCaller(context).services.list()`. */
export const createCaller = createCallerFactory(appRouter);
