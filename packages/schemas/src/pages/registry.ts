/**
 * Every page of the site. The routes and links of the web, the gateway's form posts, caching, sitemap and
 * preview cards, and the slugs that editors can't use all derive from this list or are checked against it.
 * It imports no schemas, but browsers need it only on pages with a form.
 */
import { eventTabs } from "../content/event-tabs.ts";
import { REFERENCE, REFERENCE_PARAMETER } from "../contract/submissions.ts";
import type { FormName } from "../forms/form.ts";
import { memberSuccess } from "../members/member-messages.ts";
import {
  MEMBER_TOKEN,
  type MemberFormName,
  profileStepNames,
  TOKEN_PARAMETER,
} from "../members/members.ts";
import { NEXT_PARAMETER, NOTICE_PARAMETER } from "./parameters.ts";

/** Values that a query parameter may have; others are dropped before the page is rendered. */
export type ParameterRule = readonly string[] | RegExp | "path of this site";

export interface Page {
  /** Pages for guests and members are never cached. Without one, a page is for everybody. */
  audience?: "guests" | "members";
  parameters?: Readonly<Record<string, ParameterRule>>;
  /** The forms that the page shows and takes, each with the address that follows a success. */
  forms?: Readonly<Partial<Record<FormName | MemberFormName, string>>>;
  /** The content whose entries give the page its slugs, titles and dates of change. */
  entries?: "cms" | "services" | "clubs" | "events" | "mentors";
  sitemap?: true;
  /** On the card of link previews. Without one, the entry's title or the site's name. */
  title?: string;
}

const receipt = { [REFERENCE_PARAMETER]: REFERENCE };
const token = { [TOKEN_PARAMETER]: MEMBER_TOKEN };
const notice = { [NOTICE_PARAMETER]: Object.keys(memberSuccess) };

const registry = {
  "/": { sitemap: true },
  "/services": { sitemap: true, title: "Services" },
  "/services/:slug": { entries: "services", sitemap: true },
  "/clubs": { sitemap: true, title: "Clubs" },
  "/clubs/:slug": { entries: "clubs", sitemap: true },
  "/events": { parameters: { tab: eventTabs }, sitemap: true, title: "Events" },
  "/events/:slug": { entries: "events", sitemap: true },
  "/event-registration/:slug": {
    entries: "events",
    forms: { "event-registration": "/event-registration-success" },
  },
  "/event-registration-success": { parameters: receipt },
  "/our-mentors": { sitemap: true, title: "Our Mentors" },
  "/our-mentors/:slug": { entries: "mentors", sitemap: true },
  "/founder": { sitemap: true, title: "Our Founder" },
  "/testimonialspage": { sitemap: true, title: "Testimonials" },
  "/contact": { forms: { contact: "/thank-you" }, sitemap: true, title: "Contact" },
  "/thank-you": { parameters: receipt },
  "/internship-registration": {
    forms: { internship: "/registration-success" },
    sitemap: true,
    title: "Career Based Internship",
  },
  "/training-form": {
    forms: { volunteer: "/registration-success" },
    sitemap: true,
    title: "Volunteer Registration",
  },
  "/club-registration": {
    forms: { "club-registration": "/registration-success" },
    sitemap: true,
    title: "Club Registration",
  },
  "/registration-success": { parameters: receipt },
  "/user-login": {
    audience: "guests",
    parameters: { [NEXT_PARAMETER]: "path of this site", ...notice },
    forms: { "log-in": "/choosephoto" },
    title: "Login",
  },
  "/sign-up": { audience: "guests", forms: { "sign-up": "/check-inbox?notice=signedUp" } },
  "/verify-email": {
    audience: "guests",
    parameters: token,
    forms: { "verify-email": "/user-login?notice=verified" },
  },
  "/forgot-password": {
    audience: "guests",
    forms: { "forgot-password": "/check-inbox?notice=resetSent" },
  },
  "/reset-password": {
    audience: "guests",
    parameters: token,
    forms: { "reset-password": "/user-login?notice=passwordChanged" },
  },
  "/check-inbox": { audience: "guests", parameters: notice },
  "/confirm-email": {
    audience: "members",
    parameters: token,
    forms: { "confirm-email": "/account?notice=emailChanged" },
  },
  "/account": {
    audience: "members",
    parameters: notice,
    forms: {
      "change-password": "/account?notice=passwordChanged",
      "change-email": "/account?notice=emailSent",
      "change-username": "/account?notice=usernameChanged",
      "delete-account": "/user-login?notice=deleted",
    },
  },
  "/choosephoto": { audience: "members" },
  "/edit-profile": {
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
    audience: "members",
    parameters: { tab: [...profileStepNames, "events"], ...notice },
  },
  // These two redirect addresses that the site had before.
  "/register/:slug": {},
  "/pages/:slug": {},
  "/:slug": { entries: "cms", sitemap: true },
  "*": {},
} as const satisfies Record<string, Page>;

export const pages: Readonly<Record<PagePattern, Page>> = registry;

export type PagePattern = keyof typeof registry;
/** Patterns whose address ends in an entry's slug. */
export type SluggedPattern = Extract<PagePattern, `${string}/:slug`>;
/** Addresses of pages that there is one of. */
export type FixedPath = Exclude<PagePattern, SluggedPattern | "*">;
/** Such an address, possibly with a query. */
export type PageAddress = FixedPath | `${FixedPath}?${string}`;
