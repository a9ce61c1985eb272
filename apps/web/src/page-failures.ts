/**
 * Messages of pages when the gateway can't be reached or the page's code can't be loaded. The texts come
 * from the specification, section 8; they are bundled, as nothing can be loaded at that moment. Forms and
 * member pages have no text of their own.
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
  "/partners": failure.partners,
  "/our-mentors": failure.mentors,
  "/our-mentors/:slug": failure.mentors,
  "/founder": failure.mentors,
  "/:slug": failure.cms,
};
