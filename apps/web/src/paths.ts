/** Builders of every address of the site. Links come from here, so that a route changes in one place. */
import type { EventTab } from "@kdl/schemas/content/event-tabs";
import type { memberSuccess } from "@kdl/schemas/members/member-messages";
import { type ProfileStepName, TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { REFERENCE_PARAMETER } from "@kdl/schemas/contract/submissions";

const segment = encodeURIComponent;

/** Query parameter of members' pages that says what has just happened. */
export const NOTICE_PARAMETER = "notice";
/** Query parameter of the login page: where to go once logged in. */
export const NEXT_PARAMETER = "next";

/** What members' pages can tell. */
export type NoticeName = keyof typeof memberSuccess;

function withQuery(path: string, name: string, value: string | null | undefined): string {
  return value === null || value === undefined ? path : `${path}?${name}=${segment(value)}`;
}

/** A success page, with the reference that it shows. */
const success =
  (path: string) =>
  (reference: string | null = null) =>
    withQuery(path, REFERENCE_PARAMETER, reference);

/** A page of members that tells what has just happened. */
export function withNotice(path: string, notice: NoticeName): string {
  return `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAMETER}=${notice}`;
}

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
  /** @param next where to go once logged in */
  login: (next?: string) => withQuery("/user-login", NEXT_PARAMETER, next),
  signUp: () => "/sign-up",
  forgotPassword: () => "/forgot-password",
  /** @param token what the link of a mail carries, here and in the next two */
  resetPassword: (token?: string) => withQuery("/reset-password", TOKEN_PARAMETER, token),
  verifyEmail: (token?: string) => withQuery("/verify-email", TOKEN_PARAMETER, token),
  confirmEmail: (token?: string) => withQuery("/confirm-email", TOKEN_PARAMETER, token),
  checkInbox: () => "/check-inbox",
  account: () => "/account",
  memberArea: () => "/choosephoto",
  editProfile: (step?: ProfileStepName) => withQuery("/edit-profile", "step", step),
  viewProfile: (tab?: ProfileStepName | "events") => withQuery("/view-profile", "tab", tab),
  /** The member's own picture, and where a new one goes. @param version changes with each new one */
  memberPicture: (version?: string) => withQuery("/member-picture", "v", version),
  eventCalendar: (reference: string) => `/my-events/${segment(reference)}.ics`,
  /** These two take forms alone. */
  logOut: () => "/log-out",
  cancelRegistration: () => "/cancel-registration",
  internshipRegistration: () => "/internship-registration",
  clubRegistration: () => "/club-registration",
  registrationSuccess: success("/registration-success"),
  volunteerRegistration: () => "/training-form",
  page: (slug: string) => `/${segment(slug)}`,
  /** The picture that a link preview shows for a page. */
  openGraphImage: (pathname: string) =>
    `/og${pathname === "/" ? "/index" : pathname.replace(/\/+$/, "")}.png`,
} as const;
