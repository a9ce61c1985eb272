import { z } from "zod";
import { button, buttonFields } from "./button.ts";
import { contents } from "./contents.ts";
import { safeHtml } from "./safe-html.ts";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import { optionalImage, optionalText, requiredText, slug } from "./tolerant-values.ts";

/** `parent` of a page at the top of the navigation. */
export const ROOT = "root";

/** A navigation page as `GET /api/cms` sends it, converted to the site's names. */
export const pageWire = z
  .object({
    id: requiredText,
    parent: optionalText,
    slug,
    title: requiredText,
    banner_image: optionalImage,
    banner_title: optionalText,
    banner_tagline: optionalText,
    ...buttonFields,
    short_description: optionalText,
    content: optionalText,
    seo_title: optionalText,
    seo_description: optionalText,
    seo_keywords: optionalText,
  })
  .transform((wire) => ({
    id: wire.id,
    parent: wire.parent === "" || wire.parent === "0" ? ROOT : wire.parent,
    slug: wire.slug,
    title: wire.title,
    bannerImage: wire.banner_image,
    bannerTitle: wire.banner_title || wire.title,
    bannerTagline: wire.banner_tagline,
    button_text: wire.button_text,
    button_url: wire.button_url,
    shortDescription: wire.short_description,
    content: wire.content,
    seo: {
      title: wire.seo_title || wire.title,
      description: wire.seo_description,
      keywords: wire.seo_keywords,
    },
  }));

/** A generic page; `shortDescription` and `content` are sanitised HTML. */
export const page = z.object({
  id: z.string(),
  parent: z.string(),
  slug: z.string(),
  title: z.string(),
  bannerImage: imageSource,
  bannerTitle: z.string(),
  bannerTagline: z.string(),
  /** In the banner. */
  button,
  shortDescription: safeHtml,
  content: safeHtml,
  seo,
});
export type Page = z.infer<typeof page>;

/** A page link with the links below it, to any depth. */
export interface NavigationNode {
  slug: string;
  title: string;
  children: NavigationNode[];
}
export const navigationNode: z.ZodType<NavigationNode> = z.object({
  slug: z.string(),
  title: z.string(),
  get children() {
    return z.array(navigationNode);
  },
});

/** What a generic page shows: the page itself and the path to it from the top. */
export const pageDetail = page.omit({ id: true, parent: true }).extend({
  contents,
  ancestors: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type PageDetail = z.infer<typeof pageDetail>;

/** Nobody can use a deeper menu. */
const MAX_MENU_DEPTH = 12;

type TreePage = Pick<Page, "id" | "parent" | "slug" | "title">;

/**
 * Builds the navigation from the flat list that the upstream sends.
 *
 * Nothing disappears from the menu: a page whose parent isn't in the list is moved to the top, as is
 * one that is its own ancestor or too deep.
 */
export function navigationTree(pages: readonly TreePage[]): NavigationNode[] {
  const ids = new Set(pages.map(({ id }) => id));
  const isTop = ({ parent }: TreePage) => parent === ROOT || !ids.has(parent);
  const byParent = Map.groupBy(
    pages.filter((entry) => !isTop(entry)),
    ({ parent }) => parent,
  );
  const placed = new Set<TreePage>();
  const place = (entry: TreePage, depth: number): NavigationNode => {
    placed.add(entry);
    const children: NavigationNode[] = [];
    for (const child of depth < MAX_MENU_DEPTH ? (byParent.get(entry.id) ?? []) : []) {
      if (!placed.has(child)) children.push(place(child, depth + 1));
    }
    return { slug: entry.slug, title: entry.title, children };
  };
  const top = pages.filter(isTop).map((entry) => place(entry, 1));
  for (const entry of pages) if (!placed.has(entry)) top.push(place(entry, 1));
  return top;
}

/** The pages above `start`, the topmost first. Stops at a loop. */
export function ancestorsOf<P extends Pick<Page, "id" | "parent">>(
  pages: readonly P[],
  start: P,
): P[] {
  const found: P[] = [];
  const seen = new Set([start.id]);
  let current: P | undefined = start;
  while (current) {
    const parentId: string = current.parent;
    const isEnd = parentId === ROOT || seen.has(parentId);
    current = isEnd ? undefined : pages.find(({ id }) => id === parentId);
    if (current) {
      seen.add(current.id);
      found.unshift(current);
    }
  }
  return found;
}
