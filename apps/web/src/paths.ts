/** Builds every address of the site. All links come from here; the compiler checks pages against the registry. */
import type { EventTab } from "@kdl/schemas/content/event-tabs";
import type { memberSuccess } from "@kdl/schemas/members/member-messages";
import { type ProfileStepName, TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { CLUB_PARAMETER, NEXT_PARAMETER, NOTICE_PARAMETER } from "@kdl/schemas/pages/parameters";
import { SEARCH_PARAMETER } from "@kdl/schemas/search/search";
import type { FixedPath, SluggedPattern } from "@kdl/schemas/pages/registry";

const segment = encodeURIComponent;

/** Names of the notices that pages of members can show. */
export type NoticeName = keyof typeof memberSuccess;

function withQuery(
  path: FixedPath | "/member-picture",
  name: string,
  value: string | null | undefined,
): string {
  return value === null || value === undefined ? path : `${path}?${name}=${segment(value)}`;
}

const fixed = (path: FixedPath) => () => path;

const slugged = (pattern: SluggedPattern) => (slug: string) =>
  pattern.slice(0, -":slug".length) + segment(slug);

/** A page of members with a notice of what has just happened. */
export function withNotice(path: string, notice: NoticeName): string {
  return `${path}${path.includes("?") ? "&" : "?"}${NOTICE_PARAMETER}=${notice}`;
}

export const paths = {
  home: fixed("/"),
  services: fixed("/services"),
  service: slugged("/services/:slug"),
  clubs: fixed("/clubs"),
  club: slugged("/clubs/:slug"),
  events: (tab: EventTab = "all") => withQuery("/events", "tab", tab === "all" ? null : tab),
  event: slugged("/events/:slug"),
  eventRegistration: slugged("/event-registration/:slug"),
  contact: fixed("/contact"),
  search: (query?: string) => withQuery("/search", SEARCH_PARAMETER, query),
  testimonials: fixed("/testimonialspage"),
  mentors: fixed("/our-mentors"),
  mentor: slugged("/our-mentors/:slug"),
  founder: fixed("/founder"),
  /** @param next where to go once logged in */
  login: (next?: string) => withQuery("/user-login", NEXT_PARAMETER, next),
  signUp: fixed("/sign-up"),
  forgotPassword: fixed("/forgot-password"),
  /** @param token from the link in a mail, here and in the next two */
  resetPassword: (token?: string) => withQuery("/reset-password", TOKEN_PARAMETER, token),
  verifyEmail: (token?: string) => withQuery("/verify-email", TOKEN_PARAMETER, token),
  confirmEmail: (token?: string) => withQuery("/confirm-email", TOKEN_PARAMETER, token),
  checkInbox: fixed("/check-inbox"),
  account: fixed("/account"),
  memberArea: fixed("/choosephoto"),
  editProfile: (step?: ProfileStepName) => withQuery("/edit-profile", "step", step),
  viewProfile: (tab?: ProfileStepName | "events") => withQuery("/view-profile", "tab", tab),
  /** The member's own picture, and where a new one goes. @param version changes with each new one */
  memberPicture: (version?: string) => withQuery("/member-picture", "v", version),
  eventCalendar: (reference: string) => `/my-events/${segment(reference)}.ics`,
  /** These two only take posted forms. */
  logOut: () => "/log-out",
  cancelRegistration: () => "/cancel-registration",
  internshipRegistration: fixed("/internship-registration"),
  clubRegistration: (club?: string) => withQuery("/club-registration", CLUB_PARAMETER, club),
  volunteerRegistration: fixed("/training-form"),
  page: slugged("/:slug"),
  /** The picture that a link preview shows for a page. */
  openGraphImage: (pathname: string) =>
    `/og${pathname === "/" ? "/index" : pathname.replace(/\/+$/, "")}.png`,
} as const;
