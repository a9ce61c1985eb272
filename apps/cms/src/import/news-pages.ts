/** The site has no blog: posts become pages below “News”, grouped under a page for each year. */
import { escapeHtml } from "../rich-text/escape-html.ts";
import type { SourcePage, SourceText } from "./source.ts";
import type { WxrPage } from "./wxr-page.ts";

const NEWS = "news";
/** Prefix of links in these pages' texts that refer to pages by key. */
export const KEY_LINK = "page-key:";

/**
 * Puts posts below the pages of their years, the newest first.
 *
 * @param pages pages of the export; one whose address is `news` is used as “News”
 * @returns the posts, and the pages created for them
 */
export function newsPages(posts: readonly WxrPage[], pages: readonly WxrPage[]): WxrPage[] {
  if (posts.length === 0) return [];
  const own = pages.find(({ slug, parentKey }) => slug === NEWS && parentKey === null);
  const years = new Map<string, WxrPage[]>();
  for (const post of posts.toSorted((a, b) => (a.date < b.date ? 1 : -1))) {
    const found = /^\d{4}/.exec(post.date)?.[0] ?? "";
    const year = found === "" || found === "0000" ? "undated" : found;
    years.set(year, [...(years.get(year) ?? []), post]);
    post.parentKey = `${NEWS}/${year}`;
  }
  const yearPages = [...years].map(([year, list]): WxrPage => {
    const title = year === "undated" ? "Undated" : year;
    return {
      ...listPage(`${NEWS}/${year}`, title, `${NEWS}-${year}`, list),
      parentKey: own?.key ?? NEWS,
    };
  });
  const news = own ? [] : [{ ...listPage(NEWS, "News", NEWS, posts), mayExist: true }];
  return [...news, ...yearPages, ...[...years.values()].flat()];
}

const listPage = (
  key: string,
  title: string,
  slug: string,
  posts: readonly WxrPage[],
): WxrPage => ({
  id: "",
  key,
  label: `the page “${title}” for posts`,
  title,
  slug,
  parentKey: null,
  isPublished: posts.some(({ isPublished }) => isPublished),
  description: "",
  tagline: "",
  banner: null,
  formerPaths: [],
  warnings: [],
  isPost: false,
  date: "",
  order: 0,
});

/** Links to the published pages below a page. */
export function listText(page: SourcePage, pages: readonly SourcePage[]): SourceText {
  const below = pages.filter(({ parentKey, isPublished }) => parentKey === page.key && isPublished);
  const items = below.map(({ key, title, tagline }) => {
    const date = tagline === "" ? "" : `, ${escapeHtml(tagline)}`;
    return `<li><a href="${KEY_LINK}${escapeHtml(key)}">${escapeHtml(title)}</a>${date}</li>`;
  });
  const html = items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
  return { html, hasLooseParagraphs: false, warnings: [] };
}
