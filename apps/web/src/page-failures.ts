/**
 * What a page says when nothing answers: the gateway can't be reached, or the page's code can't be loaded.
 * The texts are those of the specification, section 8; they are part of the application, as nothing can be
 * loaded in that moment. Forms and member pages have no text of their own.
 */
import { pageLoadFailure as failure } from "@kdl/schemas/messages";
import type { PagePattern } from "@kdl/schemas/pages/registry";

export const pageFailures: Readonly<Partial<Record<PagePattern, string>>> = {
  "/": `Error: ${failure.homepageblocks}`,
  "/services": failure.services,
  "/services/:slug": failure.services,
  "/clubs": failure.clubs,
  "/clubs/:slug": failure.clubs,
  "/events": failure.events,
  "/events/:slug": failure.events,
  "/event-registration/:slug": `Error: ${failure.events}`,
  "/contact": failure.contact,
  "/testimonialspage": failure.testimonialspage,
  "/our-mentors": failure.mentors,
  "/our-mentors/:slug": failure.mentors,
  "/founder": failure.mentors,
  "/:slug": failure.cms,
};
