import type { Page } from "@kdl/schemas/pages/registry";
import type { ContentStore } from "./content-store.ts";

type Source = Pick<ContentStore, "get">;

interface PageEntry {
  slug: string;
  title: string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** The entries of each kind that have a page. */
export const pageEntries: Readonly<
  Record<NonNullable<Page["entries"]>, (content: Source) => Promise<readonly PageEntry[]>>
> = {
  cms: (content) => content.get("cms"),
  services: (content) => content.get("services"),
  clubs: (content) => content.get("clubs"),
  events: async (content) =>
    (await content.get("events"))
      .filter(({ published }) => published)
      .map((event) => ({ ...event, title: event.name })),
  mentors: async (content) =>
    (await content.get("mentors")).mentors.map((mentor) => ({ ...mentor, title: mentor.name })),
};
