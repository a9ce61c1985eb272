import { posix } from "node:path";
import { isIndex, type MarkdownPage, titleOfFile } from "./markdown-page.ts";

/**
 * Nests pages below the page of their folder: `about/index.md`, or `about.md` beside the folder. A folder
 * without such a file gets an empty page, so that its pages stay together.
 *
 * @returns parents first; pages of one parent by their order, then by their path
 */
export function folderPages(written: readonly MarkdownPage[]): MarkdownPage[] {
  const pages = new Map(written.map((page) => [page.key, page]));
  const pageOfFolder = new Map<string, MarkdownPage>();
  for (const page of written)
    if (isIndex(page.key) && !pageOfFolder.has(posix.dirname(page.key)))
      pageOfFolder.set(posix.dirname(page.key), page);
  for (const page of written) {
    const folder = page.key.replace(/\.\w+$/, "");
    if (!isIndex(page.key) && !pageOfFolder.has(folder)) pageOfFolder.set(folder, page);
  }

  /** The page of a folder; `null` at the root, whose page is on the same level as the others. */
  function parentOf(folder: string, isPublished: boolean): MarkdownPage | null {
    if (folder === "." || folder === "") return null;
    const found = pageOfFolder.get(folder);
    // An empty page is published if one of the pages below it is.
    if (found?.key.endsWith("/") && isPublished) found.isPublished = true;
    if (found) return found;
    const made = emptyPage(folder, isPublished);
    pageOfFolder.set(folder, made);
    pages.set(made.key, made);
    made.parentKey = parentOf(posix.dirname(folder), isPublished)?.key ?? null;
    return made;
  }

  for (const page of written) {
    const folder = posix.dirname(page.key);
    const own = isIndex(page.key) && pageOfFolder.get(folder) === page;
    page.parentKey = parentOf(own ? posix.dirname(folder) : folder, page.isPublished)?.key ?? null;
  }
  return parentsFirst([...pages.values()].toSorted(byOrder));
}

const byOrder = (a: MarkdownPage, b: MarkdownPage): number =>
  rank(a) - rank(b) || (a.key < b.key ? -1 : 1);

const rank = ({ order }: MarkdownPage): number => (Number.isFinite(order) ? order : 1e9);

const emptyPage = (folder: string, isPublished: boolean): MarkdownPage => ({
  key: `${folder}/`,
  label: `${folder}/`,
  title: titleOfFile(folder),
  slug: posix.basename(folder).toLowerCase(),
  parentKey: null,
  isPublished,
  description: "",
  tagline: "",
  banner: null,
  formerPaths: [],
  warnings: ["the folder has no index.md, so it gets an empty page"],
  order: Infinity,
});

/** Sorts each page after its parent. Removes parents that don't exist or are their own ancestors. */
export function parentsFirst<Page extends { key: string; parentKey: string | null }>(
  pages: readonly Page[],
): Page[] {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const sorted = new Set<Page>();
  for (const page of pages) {
    const line = new Set<Page>();
    for (let next: Page | undefined = page; next && !sorted.has(next);) {
      line.add(next);
      const parent: Page | undefined = byKey.get(next.parentKey ?? "");
      const isLoop = parent !== undefined && line.has(parent);
      if (!parent || isLoop) next.parentKey = null;
      next = isLoop ? undefined : parent;
    }
    for (const one of [...line].toReversed()) sorted.add(one);
  }
  return [...sorted];
}
