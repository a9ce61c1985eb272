import { DEFAULT_SITE_NAME } from "@kdl/schemas/content/defaults";
import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import { pages } from "@kdl/schemas/pages/registry";
import type { ContentStore } from "../content/content-store.ts";
import { pageEntries } from "../content/page-entries.ts";

type Source = Pick<ContentStore, "get">;

/** What a card says; `title` is `null` on the card of the whole site. */
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
  const { title, entries } = pages[pagePattern(path === "index" ? "/" : `/${path}`)];
  if (!entries) return title;
  const slug = path.slice(path.lastIndexOf("/") + 1);
  return (await pageEntries[entries](content)).find((entry) => entry.slug === slug)?.title;
}
