/**
 * Every page of the site. The routes and links of the web, the gateway's form posts, caching, sitemap and
 * preview cards, and the slugs that editors can't use all derive from this list or are checked against it.
 * It imports no schemas, but browsers need it only on pages with a form.
 */
import { eventTabs } from "../content/event-tabs.ts";
import { NUMBER_PARAMETER } from "../certificates/certificate-number.ts";
import { REFERENCE, REFERENCE_PARAMETER } from "../contract/submissions.ts";
import type { ApplicationFormName } from "../applications/application.ts";
import type { FormName } from "../forms/form.ts";
import { SEARCH_PARAMETER } from "../search/search.ts";
import { memberSuccess } from "../members/member-messages.ts";
import {
  MEMBER_TOKEN,
  type MemberFormName,
  profileStepNames,
  TOKEN_PARAMETER,
} from "../members/members.ts";
import {
  CLUB_PARAMETER,
  NEXT_PARAMETER,
  NOTICE_PARAMETER,
  PROBLEM_PARAMETER,
  SENT_PARAMETER,
} from "./parameters.ts";

/** Values that a query parameter may have; others are dropped before the page is rendered. */
export type ParameterRule = readonly string[] | RegExp | "path of this site";

export interface Page {
  /** Below `apps/web/src/features`, without its extension. */
  module: string;
  /** Pages with an audience are never cached, certificates included. Without one, a page is for everybody. */
  audience?: "guests" | "members" | "applicants";
  parameters?: Readonly<Record<string, ParameterRule>>;
  /** The forms that the page shows and accepts, each with the address that follows a success. */
  forms?: Readonly<Partial<Record<FormName | MemberFormName | ApplicationFormName, string>>>;
  /** The content whose entries give the page its slugs, titles and dates of change. */
  entries?: "cms" | "services" | "clubs" | "events" | "mentors";
  sitemap?: true;
  /** Title on the card of link previews; defaults to the entry's title or the site's name. */
  title?: string;
}

const receipt = { [REFERENCE_PARAMETER]: REFERENCE, [SENT_PARAMETER]: ["1"] };
const token = { [TOKEN_PARAMETER]: MEMBER_TOKEN };
const notice = { [NOTICE_PARAMETER]: Object.keys(memberSuccess) };

const registry = {
  "/": { module: "home/home-page", sitemap: true },
  "/services": { module: "services/services-page", sitemap: true, title: "Services" },
  "/services/:slug": { module: "services/service-page", entries: "services", sitemap: true },
  "/clubs": { module: "clubs/clubs-page", sitemap: true, title: "Clubs" },
  "/clubs/:slug": { module: "clubs/club-page", entries: "clubs", sitemap: true },
  "/events": {
    module: "events/events-page",
    parameters: { tab: eventTabs },
    sitemap: true,
    title: "Events",
  },
  "/events/:slug": { module: "events/event-page", entries: "events", sitemap: true },
  "/event-registration/:slug": {
    module: "events/event-registration-page",
    entries: "events",
    forms: { "event-registration": "/event-registration-success" },
  },
  "/event-registration-success": {
    module: "registrations/registration-success-page",
    parameters: { ...receipt, ...token },
  },
  // The slug is the token of the private link.
  "/registration/:slug": {
    module: "registrations/registration-page",
    audience: "applicants",
    parameters: { [PROBLEM_PARAMETER]: ["changed", "ended", "late", "failed"] },
  },
  "/our-mentors": { module: "mentors/mentors-page", sitemap: true, title: "Our Mentors" },
  "/our-mentors/:slug": { module: "mentors/mentor-page", entries: "mentors", sitemap: true },
  "/founder": { module: "mentors/founder-page", sitemap: true, title: "Our Founder" },
  "/testimonialspage": {
    module: "testimonials/testimonials-page",
    sitemap: true,
    title: "Testimonials",
  },
  "/partners": { module: "partners/partners-page", sitemap: true, title: "Partners" },
  "/contact": {
    module: "contact/contact-page",
    forms: { contact: "/thank-you" },
    sitemap: true,
    title: "Contact",
  },
  "/search": {
    module: "search/search-page",
    parameters: { [SEARCH_PARAMETER]: /\S/ },
    title: "Search",
  },
  "/thank-you": { module: "contact/thank-you-page", parameters: receipt },
  "/internship-registration": {
    module: "internship/internship-page",
    forms: { internship: "/registration-success" },
    sitemap: true,
    title: "Career Based Internship",
  },
  "/training-form": {
    module: "volunteer/volunteer-page",
    forms: { volunteer: "/registration-success" },
    sitemap: true,
    title: "Volunteer Registration",
  },
  "/club-registration": {
    module: "clubs/club-registration-page",
    parameters: { [CLUB_PARAMETER]: /\S/ },
    forms: { "club-registration": "/registration-success" },
    sitemap: true,
    title: "Club Registration",
  },
  "/registration-success": {
    module: "applications/registration-success-page",
    parameters: { ...receipt, ...token },
  },
  "/application": {
    module: "applications/application-links-page",
    audience: "applicants",
    parameters: { [SENT_PARAMETER]: ["1"] },
    forms: { "application-links": "/application?sent=1" },
  },
  // The slug is the token of the private link.
  "/application/:slug": {
    module: "applications/application-page",
    audience: "applicants",
    parameters: { [PROBLEM_PARAMETER]: ["changed", "ended", "failed", "taken", "times", "often"] },
  },
  // The number leads to its own address.
  "/verify": {
    module: "certificates/verify-page",
    audience: "applicants",
    parameters: { [NUMBER_PARAMETER]: /\S/ },
  },
  // The slug is the number of the certificate, which opens its files.
  "/verify/:slug": { module: "certificates/verify-page", audience: "applicants" },
  "/user-login": {
    module: "members/login-page",
    audience: "guests",
    parameters: { [NEXT_PARAMETER]: "path of this site", ...notice },
    forms: { "log-in": "/choosephoto" },
    title: "Login",
  },
  "/sign-up": {
    module: "members/sign-up-page",
    audience: "guests",
    forms: { "sign-up": "/check-inbox?notice=signedUp" },
  },
  "/verify-email": {
    module: "members/verify-email-page",
    audience: "guests",
    parameters: token,
    forms: { "verify-email": "/user-login?notice=verified" },
  },
  "/forgot-password": {
    module: "members/forgot-password-page",
    audience: "guests",
    forms: { "forgot-password": "/check-inbox?notice=resetSent" },
  },
  "/reset-password": {
    module: "members/reset-password-page",
    audience: "guests",
    parameters: token,
    forms: { "reset-password": "/user-login?notice=passwordChanged" },
  },
  "/check-inbox": { module: "members/check-inbox-page", audience: "guests", parameters: notice },
  "/confirm-email": {
    module: "members/confirm-email-page",
    audience: "members",
    parameters: token,
    forms: { "confirm-email": "/account?notice=emailChanged" },
  },
  "/account": {
    module: "members/account-page",
    audience: "members",
    parameters: notice,
    forms: {
      "change-password": "/account?notice=passwordChanged",
      "change-email": "/account?notice=emailSent",
      "change-username": "/account?notice=usernameChanged",
      "delete-account": "/user-login?notice=deleted",
    },
  },
  "/choosephoto": { module: "members/member-area-page", audience: "members" },
  "/edit-profile": {
    module: "members/edit-profile-page",
    audience: "members",
    parameters: { step: profileStepNames, ...notice },
    forms: {
      "profile-personal": "/edit-profile?step=educational",
      "profile-educational": "/edit-profile?step=skills",
      "profile-skills": "/edit-profile?step=additional",
      "profile-additional": "/edit-profile?step=internship",
      "profile-internship": "/view-profile?notice=saved",
    },
  },
  "/view-profile": {
    module: "members/view-profile-page",
    audience: "members",
    parameters: { tab: [...profileStepNames, "events"], ...notice },
  },
  // These two redirect former addresses of the site.
  "/register/:slug": { module: "events/register-redirect" },
  "/pages/:slug": { module: "services/service-redirect" },
  "/:slug": { module: "pages/generic-page", entries: "cms", sitemap: true },
  "*": { module: "pages/unknown-path" },
} as const satisfies Record<string, Page>;

export const pages: Readonly<Record<PagePattern, Page>> = registry;

export type PagePattern = keyof typeof registry;
/** Patterns whose address ends in an entry's slug. */
export type SluggedPattern = Extract<PagePattern, `${string}/:slug`>;
/** Addresses of pages without a parameter in the path. */
export type FixedPath = Exclude<PagePattern, SluggedPattern | "*">;
/** Such an address, possibly with a query. */
export type PageAddress = FixedPath | `${FixedPath}?${string}`;
