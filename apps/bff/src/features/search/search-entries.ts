/** Everything that visitors can search for. */
import { faqsFor } from "@kdl/schemas/content/faqs";
import type { KeyFact } from "@kdl/schemas/content/key-facts";
import type { Resource } from "@kdl/schemas/content/resources";
import type { PagePattern } from "@kdl/schemas/pages/registry";
import { pages } from "@kdl/schemas/pages/registry";
import type { SearchKind } from "@kdl/schemas/search/search";
import type { Content } from "../../content/content.ts";
import { toPlainText } from "../../content/plain-text.ts";

/** The resources whose entries can be found. */
export const searchedResources = [
  "cms",
  "services",
  "clubs",
  "events",
  "mentors",
  "allfaq",
] as const satisfies readonly Resource[];

/** Resources that can't be loaded are missing. */
export type SearchedContent = Partial<Pick<Content, (typeof searchedResources)[number]>>;

export interface SearchEntry {
  kind: SearchKind;
  title: string;
  path: string;
  /** Plain text. */
  text: string;
  /** The facts that students ask about first, in one line that can be the excerpt. */
  facts?: string;
  /** Other words for the facts: searched, but never shown. */
  factWords?: string;
}

const textOf = (...html: readonly string[]) => toPlainText(html.join(" "));
const at = (pattern: PagePattern, slug: string) =>
  pattern.replace(":slug", encodeURIComponent(slug));

export function searchEntries(content: SearchedContent): SearchEntry[] {
  const { cms = [], services = [], clubs = [], events = [], mentors, allfaq = {} } = content;
  return [
    ...fixedPages(),
    ...cms.map(({ title, slug, shortDescription, content: body }): SearchEntry => ({
      kind: "page",
      title,
      path: at("/:slug", slug),
      text: textOf(shortDescription, body),
    })),
    ...services.flatMap(({ title, slug, shortDescription, description, howItWorks, keyFacts }) => {
      const path = at("/services/:slug", slug);
      const steps = howItWorks.flatMap((step) => [step.title, step.description]).join(" ");
      const text = `${textOf(shortDescription, description)} ${steps}`.trim();
      const questions = faqsFor(allfaq, title).map(({ question, answer }): SearchEntry => ({
        kind: "question",
        title: question,
        path,
        text: textOf(answer),
      }));
      return [{ kind: "service", title, path, text, ...factsOf(keyFacts) } as const, ...questions];
    }),
    ...clubs.map(({ title, slug, shortDescription, description }): SearchEntry => ({
      kind: "club",
      title,
      path: at("/clubs/:slug", slug),
      text: textOf(shortDescription, description),
    })),
    ...events
      .filter(({ published }) => published)
      .map(({ name, slug, shortDescription, longDescription, location }): SearchEntry => ({
        kind: "event",
        title: name,
        path: at("/events/:slug", slug),
        text: `${textOf(shortDescription, longDescription)} ${location}`.trim(),
      })),
    ...(mentors?.mentors ?? []).map(({ name, slug, role, field, description }): SearchEntry => ({
      kind: "person",
      title: name,
      path: at("/our-mentors/:slug", slug),
      text: `${role} ${field} ${textOf(description)}`.trim(),
    })),
    ...(mentors?.founders ?? []).map(({ name, description }): SearchEntry => ({
      kind: "person",
      title: name,
      path: "/founder",
      text: textOf(description),
    })),
  ];
}

/** Words that people use to ask for a fact. */
const wordsFor: Record<KeyFact["name"], string> = {
  duration: "length",
  cost: "paid unpaid payment stipend salary money price fee fees free",
  hours: "time weekly",
  eligibility: "eligible eligibility requirements qualification",
  next_start: "date dates batch",
};

const factsOf = (facts: readonly KeyFact[]) => ({
  facts: facts.map(({ label, text }) => `${label}: ${text}`).join(" · "),
  factWords: facts.map(({ name }) => wordsFor[name]).join(" "),
});

/** Pages that aren't content, such as those of the forms. */
const fixedPages = (): SearchEntry[] =>
  Object.entries(pages).flatMap(([path, { title, sitemap, entries }]) =>
    title && sitemap && !entries ? [{ kind: "page", title, path, text: "" }] : [],
  );
