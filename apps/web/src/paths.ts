/** Builders of every address of the site. Links come from here, so that a route changes in one place. */
import type { EventTab } from "@kdl/schemas/event-tabs";
import { REFERENCE_PARAMETER } from "@kdl/schemas/submissions";

const segment = encodeURIComponent;

/** A success page, with the reference that it shows. */
const success =
  (path: string) =>
  (reference: string | null = null) =>
    reference === null ? path : `${path}?${REFERENCE_PARAMETER}=${segment(reference)}`;

export const paths = {
  home: () => "/",
  services: () => "/services",
  service: (slug: string) => `/services/${segment(slug)}`,
  clubs: () => "/clubs",
  club: (slug: string) => `/clubs/${segment(slug)}`,
  events: (tab: EventTab = "all") => (tab === "all" ? "/events" : `/events?tab=${tab}`),
  event: (slug: string) => `/events/${segment(slug)}`,
  eventRegistration: (slug: string) => `/event-registration/${segment(slug)}`,
  eventRegistrationSuccess: success("/event-registration-success"),
  contact: () => "/contact",
  thankYou: success("/thank-you"),
  testimonials: () => "/testimonialspage",
  mentors: () => "/our-mentors",
  mentor: (slug: string) => `/our-mentors/${segment(slug)}`,
  founder: () => "/founder",
  login: () => "/user-login",
  memberArea: () => "/choosephoto",
  editProfile: () => "/edit-profile",
  viewProfile: () => "/view-profile",
  internshipRegistration: () => "/internship-registration",
  clubRegistration: () => "/club-registration",
  registrationSuccess: success("/registration-success"),
  volunteerRegistration: () => "/training-form",
  page: (slug: string) => `/${segment(slug)}`,
  /** The picture that a link preview shows for a page. */
  openGraphImage: (pathname: string) =>
    `/og${pathname === "/" ? "/index" : pathname.replace(/\/+$/, "")}.png`,
} as const;
