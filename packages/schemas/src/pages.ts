import { z } from "zod";
import { imageSource } from "./images.ts";
import { seo } from "./seo.ts";
import { optionalImage, optionalText, requiredText, slug } from "./wire.ts";

/** `parent` of a page that stands at the top of the navigation. */
export const ROOT = "root";

/** A navigation page as `GET /api/cms` sends it, brought into the site's names. */
export const pageWire = z
  .object({
    id: requiredText,
    parent: optionalText,
    slug,
    title: requiredText,
    banner_image: optionalImage,
    banner_title: optionalText,
    banner_tagline: optionalText,
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
  shortDescription: z.string(),
  content: z.string(),
  seo,
});
export type Page = z.infer<typeof page>;

/** A page link with what stands under it, to any depth. */
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

/** What a generic page's own screen shows: the page and the way to it from the top. */
export const pageDetail = page.omit({ id: true, parent: true }).extend({
  ancestors: z.array(z.object({ slug: z.string(), title: z.string() })),
});
export type PageDetail = z.infer<typeof pageDetail>;

/**
 * Builds the navigation out of the flat list that the upstream sends.
 *
 * A page whose parent isn't in the list stands at the top, so that nothing disappears from the menu;
 * a page that is its own ancestor is left out, or the menu would never end.
 */
export function navigationTree(
  pages: readonly Pick<Page, "id" | "parent" | "slug" | "title">[],
): NavigationNode[] {
  const ids = new Set(pages.map(({ id }) => id));
  const byParent = new Map<string, (typeof pages)[number][]>();
  for (const entry of pages) {
    const parent = ids.has(entry.parent) ? entry.parent : ROOT;
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(entry);
    else byParent.set(parent, [entry]);
  }
  const below = (parent: string): NavigationNode[] =>
    (byParent.get(parent) ?? []).map(({ id, slug: path, title }) => ({
      slug: path,
      title,
      children: below(id),
    }));
  return below(ROOT);
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
    current = seen.has(parentId) ? undefined : pages.find(({ id }) => id === parentId);
    if (current) {
      seen.add(current.id);
      found.unshift(current);
    }
  }
  return found;
}
