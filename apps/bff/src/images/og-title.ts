import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import type { ContentStore } from "../content/content-store.ts";

type Source = Pick<ContentStore, "get">;

/** Pages whose name is the site's own, and not an editor's. */
const fixedTitles: Record<string, string> = {
  services: "Services",
  clubs: "Clubs",
  events: "Events",
  contact: "Contact",
  testimonialspage: "Testimonials",
  "our-mentors": "Our Mentors",
  founder: "Our Founder",
  "internship-registration": "Career Based Internship",
  "training-form": "Volunteer Registration",
  "club-registration": "Club Registration",
  "user-login": "Login",
};

/** Titles of what stands below `/{noun}/{slug}`. */
const titleBelow: Record<string, (content: Source, slug: string) => Promise<string | undefined>> = {
  services: async (content, slug) => titleOf(await content.get("services"), slug),
  clubs: async (content, slug) => titleOf(await content.get("clubs"), slug),
  events: eventName,
  "event-registration": eventName,
  "our-mentors": async (content, slug) =>
    (await content.get("mentors")).mentors.find((mentor) => mentor.slug === slug)?.name,
};

const titleOf = (list: readonly { slug: string; title: string }[], slug: string) =>
  list.find((entry) => entry.slug === slug)?.title;

async function eventName(content: Source, slug: string): Promise<string | undefined> {
  const events = await content.get("events");
  return events.find((event) => event.published && event.slug === slug)?.name;
}

/** What a card says; `title` is `null` on the one that stands for the site as a whole. */
export interface CardText {
  siteName: string;
  title: string | null;
}

/**
 * Finds the words for a page's card. Pages that don't exist all get the site's own card, so that
 * made-up paths can't make new images.
 *
 * @param path of the page, without a leading slash; `index` is the home page
 */
export async function cardText(content: Source, path: string): Promise<CardText> {
  const [siteName, title] = await Promise.all([
    content.get("templatesettings").then(
      (settings) => settings.siteName,
      () => DEFAULT_SITE_NAME,
    ),
    pageTitle(content, path).catch(() => undefined),
  ]);
  return { siteName, title: title ?? null };
}

async function pageTitle(content: Source, path: string): Promise<string | undefined> {
  if (path === "index") return undefined;
  const [noun = "", slug, ...rest] = path.split("/");
  if (rest.length > 0) return undefined;
  if (slug !== undefined)
    return Object.hasOwn(titleBelow, noun) ? titleBelow[noun]?.(content, slug) : undefined;
  if (Object.hasOwn(fixedTitles, noun)) return fixedTitles[noun];
  return titleOf(await content.get("cms"), noun);
}
