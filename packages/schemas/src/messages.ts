/**
 * Every message about failures and missing content, verbatim from the specification where it has one.
 * No imports here, since pages load this module.
 */

/** Shown in place of a page whose own content could not be loaded, by the resource of the upstream. */
export const pageLoadFailure = {
  cms: "Failed to fetch pages",
  services: "Failed to fetch services",
  clubs: "Failed to fetch Clubs",
  events: "Failed to fetch events",
  contact: "Failed to fetch contact details",
  testimonialspage: "Failed to fetch testimonials details",
  /** The specification's text ends here, with a blank. Shown in an error alert. */
  mentors: "Failed to fetch ",
  homepageblocks: "Failed to fetch homepage blocks",
  partners: "Failed to fetch partners",
} as const;

/** Shown in place of content that could not be loaded, where the specification has a text. */
export const loadFailure = {
  ...pageLoadFailure,
  slider: "Failed to fetch slider",
  themesettings: "Failed to fetch theme settings",
  templatesettings: "Failed to fetch template settings",
  social: "Failed to fetch social links",
  footer: pageLoadFailure.contact,
  testimonials: pageLoadFailure.testimonialspage,
  allfaq: "Failed to fetch FAQ",
} as const;

/** @param resource of the upstream */
export const loadFailureOf = (resource: string): string =>
  (loadFailure as Readonly<Record<string, string>>)[resource] ?? `Failed to fetch ${resource}`;

export const pageNotFound = "Item not found!";

/** Shown with status 404. */
export const notFound = {
  service: "Service not found.",
  page: pageNotFound,
  club: "Club not found.",
  event: "Event not found!",
  mentor: "Mentor not found.",
} as const;

/** Shown in place of an empty list. */
export const empty = {
  events: "No events found.",
  mentors: "No mentors available",
  data: "No data available",
} as const;

export const loading = {
  default: "Loading...",
  services: "Loading services...",
  mentor: "Loading mentor details...",
  club: "Loading club details...",
} as const;

/** Texts of the header. */
export const header = {
  logoFailed: "Error loading logo",
  dataFailed: "Error loading data",
} as const;

/** Why an event takes no registrations, in the visitor's words. Shown instead of the form. */
export const registrationClosed = {
  over: "This event is over, so registration has closed.",
  cancelled: "This event has been cancelled.",
  full: "All seats for this event are taken.",
  closed: "Registration for this event is closed.",
  /** The reference is only mailed to the address, since anyone can enter it. */
  alreadyRegistered:
    "This email address is already registered for this event. We have sent its reference and a private link there.",
} as const;

export const unexpected = "Something went wrong on our side. Please try again.";

/** The gateway didn't answer, and the page has no message of its own. */
export const unreachable = "This page could not be loaded.";

/** Why the gateway refused a call, where the specification has no text of its own. */
export const requestFailure = {
  invalid: "We couldn't understand this request.",
  notFound: "There is nothing at this address.",
  notAllowed: "This is not allowed.",
  tooLarge: "This request is too large.",
  tooMany: "Too many requests. Please wait a moment and try again.",
  busy: "We are very busy just now. Please wait a moment and try again.",
  /** Shown with `busy` if a form was sent without a script. */
  formNotSent:
    "Your form has not been sent. Reload this page to send it again, or go back: your answers are still there.",
} as const;
