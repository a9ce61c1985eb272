import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { seedContent } from "./index.ts";
import type { SeedImage, SeedMoment, SeedPage } from "./types.ts";

const { services, faqs, pages, clubs, events, mentors, founders, testimonials } = seedContent;
const { home, "home-testimonials": homeTestimonials, settings } = seedContent;
const folder = join(import.meta.dirname, "../images");

/** Pages of the site that aren't seeded; links may lead there. */
const screens = [
  "",
  "services",
  "clubs",
  "events",
  "contact",
  "testimonialspage",
  "our-mentors",
  "founder",
  "user-login",
  "internship-registration",
  "club-registration",
  "training-form",
];

/** Calls `visit` for every text and object in `value`, with its path. */
function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ""): void {
  visit(value, path);
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) walk(child, visit, `${path}/${key}`);
}

const texts: { text: string; path: string }[] = [];
const images: SeedImage[] = [];
walk(seedContent, (value, path) => {
  if (typeof value === "string") texts.push({ text: value, path });
  if (typeof value === "object" && value !== null && "file" in value)
    images.push(value as SeedImage);
});

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const repeated = (list: readonly string[]) =>
  list.filter((entry, at) => list.indexOf(entry) !== at);

const words = (html: string) => html.replace(/<[^>]*>/g, " ").split(/\s+/).length;
/** All words of a text, including its blocks. */
const wordsOf = (content: SeedPage["content"]) => {
  const found: string[] = [];
  walk(content, (value) => typeof value === "string" && found.push(value));
  return found.join(" ");
};
const minutes = ({ day, time }: SeedMoment) =>
  day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const tags = (html: string) => html.match(/<[^>]*>/g) ?? [];
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);

function isBadlyNested(html: string): boolean {
  const open: string[] = [];
  for (const [, closing, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (closing === "") open.push(name);
    else if (open.pop() !== name) return true;
  }
  return open.length > 0;
}

/** The texts that match `isWrong`, with their paths, so that a failure names them. */
const placesOf = (isWrong: (text: string, path: string) => boolean) =>
  texts.filter(({ text, path }) => isWrong(text, path)).map(({ text, path }) => `${path}: ${text}`);

describe("the seed content", () => {
  it("has what a believable site needs", () => {
    expect(services).toHaveLength(9);
    expect(faqs.length).toBeGreaterThanOrEqual(12);
    expect(clubs).toHaveLength(4);
    expect(events).toHaveLength(8);
    expect(mentors).toHaveLength(8);
    expect(founders).toHaveLength(2);
    expect(testimonials).toHaveLength(9);
    expect(homeTestimonials).toHaveLength(9);
    expect(home.slides).toHaveLength(3);
    expect(slugsOf(settings.template)).toEqual(["site-name", "member-area-url"]);
  });

  it("has the pages that the header and the footer name", () => {
    const wanted = ["internship", "mentoring", "volunteering", "training", "consulting", "startup"];
    const more = ["patenting", "research", "funding", "journey", "terms-and-condition"];
    expect(slugsOf(pages)).toEqual(expect.arrayContaining([...wanted, ...more]));
  });

  it("gives every document a unique key, and uses every slug once", () => {
    const keys = [services, faqs, pages, clubs, events, mentors, founders, testimonials]
      .concat([homeTestimonials, home.slides] as never)
      .flatMap((list) => list.map(({ key }) => key));
    expect(repeated(keys)).toEqual([]);
    for (const list of [services, pages, clubs, events, mentors])
      expect(repeated(slugsOf(list))).toEqual([]);
  });

  it("puts every page under an earlier one, few at the top, some three deep", () => {
    const depths = new Map<string, number>();
    for (const { slug, parentSlug } of pages) {
      const above = parentSlug === null ? 0 : depths.get(parentSlug);
      if (above === undefined) throw new Error(`${slug} stands before its parent`);
      depths.set(slug, above + 1);
    }
    expect([...depths.values()].filter((depth) => depth === 1).length).toBeLessThanOrEqual(2);
    expect(Math.max(...depths.values())).toBe(3);
  });

  it("answers at least two questions for every service", () => {
    const groups = Object.groupBy(faqs, ({ group }) => group);
    expect(Object.keys(groups).toSorted()).toEqual(services.map(({ title }) => title).toSorted());
    for (const group of Object.values(groups)) expect(group?.length).toBeGreaterThanOrEqual(2);
  });

  it("has every picture that it names, with an alternative text", () => {
    expect(images.length).toBeGreaterThan(50);
    expect(images.filter(({ file }) => !existsSync(join(folder, file)))).toEqual([]);
    expect(images.filter(({ alt }) => alt.length < 10)).toEqual([]);
  });

  it("has content for every service and page", () => {
    const thin = services.filter(({ description }) => words(description) < 290);
    expect(slugsOf(thin)).toEqual([]);
    for (const { howItWorks } of services) {
      expect(howItWorks.length).toBeGreaterThanOrEqual(3);
      expect(howItWorks.length).toBeLessThanOrEqual(5);
    }
    expect(slugsOf(pages.filter(({ content }) => words(wordsOf(content)) < 150))).toEqual([]);
    expect(slugsOf(pages.filter(({ seo }) => seo.description.length > 160))).toEqual([]);
  });

  it("states for every service what it costs and who can apply, briefly", () => {
    for (const { keyFacts } of services) {
      expect(keyFacts.cost).not.toBe("");
      expect(keyFacts.eligibility).not.toBe("");
      expect(Object.values(keyFacts).filter((text) => text.length > 80)).toEqual([]);
    }
  });

  it("contains no filler text", () => {
    expect(placesOf((text) => /lorem|ipsum|todo|\bxxx/i.test(text))).toEqual([]);
  });
});

describe("its HTML", () => {
  const allowed = /^<\/?(?:p|h2|h3|ul|ol|li|strong|em|blockquote)>$|^<a href="[^"<>]+">$|^<\/a>$/;

  it("uses simple elements only", () => {
    expect(placesOf((text) => tags(text).some((tag) => !allowed.test(tag)))).toEqual([]);
  });

  it("closes every element in order", () => {
    expect(placesOf(isBadlyNested)).toEqual([]);
  });

  it("stays out of the short descriptions", () => {
    expect(
      placesOf((text, path) => path.endsWith("/shortDescription") && /[<&]/.test(text)),
    ).toEqual([]);
  });

  it("links to pages that exist", () => {
    const targets = new Set([
      ...screens.map((name) => `/${name}`),
      ...slugsOf(pages).map((slug) => `/${slug}`),
      ...slugsOf(services).map((slug) => `/services/${slug}`),
      ...slugsOf(clubs).map((slug) => `/clubs/${slug}`),
      ...slugsOf(clubs).map((slug) => `/club-registration?club=${slug}`),
      ...slugsOf(events).map((slug) => `/events/${slug}`),
      ...slugsOf(mentors).map((slug) => `/our-mentors/${slug}`),
    ]);
    expect(placesOf((text) => hrefs(text).some((href) => !targets.has(href)))).toEqual([]);
    const buttons = [...services, ...pages].flatMap(({ buttonUrl }) => buttonUrl ?? []);
    buttons.push(
      ...texts.flatMap(({ text, path }) => (/^\/pages\/.*\/url$/.test(path) ? text : [])),
    );
    expect(buttons.filter((url) => !targets.has(url))).toEqual([]);
    expect(targets).toContain(home.whyHow.buttonUrl);
    expect(targets).toContain(home.welcome.buttonUrl);
  });
});

describe("its events", () => {
  it("are two current, three upcoming and three past, whatever the time of seeding", () => {
    const startOfDay = 0;
    const endOfDay = 1440;
    const phases = events.map(({ start, end }) => {
      expect(minutes(end)).toBeGreaterThan(minutes(start));
      if (minutes(start) >= endOfDay) return "upcoming";
      if (minutes(end) < startOfDay) return "past";
      return minutes(start) <= startOfDay && minutes(end) >= endOfDay ? "ongoing" : "unsure";
    });
    const count = (phase: string) => phases.filter((entry) => entry === phase).length;
    expect([count("ongoing"), count("upcoming"), count("past")]).toEqual([2, 3, 3]);
  });

  it("include an upcoming one without registration, and some with limited seats", () => {
    expect(
      events.some(({ start, registrationButton }) => start.day > 0 && !registrationButton),
    ).toBe(true);
    expect(events.some(({ capacity }) => capacity !== null)).toBe(true);
    expect(events.some(({ capacity }) => capacity === null)).toBe(true);
  });
});
