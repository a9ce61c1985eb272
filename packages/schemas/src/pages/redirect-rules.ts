/** Which addresses can redirect to another one. Source: docs/upstream-contract.md, "Redirects". */
import { type Redirect, redirectWire, sitePath } from "../content/redirects.ts";
import { formerPages } from "./former-pages.ts";
import { canonicalPath, pagePattern, pagePatterns } from "./page-patterns.ts";
import { type Page, type PagePattern, pages } from "./registry.ts";
import { firstSegment, reservedSlugs } from "./reserved-slugs.ts";

/** Content whose entries have pages of their own. */
export type Entries = NonNullable<Page["entries"]>;

const SLUG = ":slug";
const TOP_LEVEL: PagePattern = "/:slug";

const patternsOf = (entries: Entries): PagePattern[] =>
  pagePatterns.filter((pattern) => pages[pattern].entries === entries);

/** The first segments of entries' addresses. The site serves only pages below them. */
const sections = new Set(
  pagePatterns.filter((pattern) => pages[pattern].entries).map((pattern) => firstSegment(pattern)),
);

/** The addresses of an entry's pages: an event also has its registration. */
export const addressesOf = (entries: Entries, slug: string): string[] =>
  patternsOf(entries).map((pattern) => pattern.replace(SLUG, encodeURIComponent(slug)));

/** The entry that has an address once it is published, or `null` if no entry can have it. */
export function entryAt(path: string): { entries: Entries; slug: string } | null {
  const { entries } = pages[pagePattern(path)];
  if (!entries) return null;
  return { entries, slug: decodeURIComponent(path.slice(path.lastIndexOf("/") + 1)) };
}

/** The normal form of an old or a new address: {@link sitePath}, with the site's own part in lower case. */
export function redirectPath(text: string): string | null {
  const path = sitePath(text);
  return path === null ? null : canonicalPath(path);
}

/** Whether the site itself answers at an address, whatever the content is. */
export function isOwnAddress(path: string): boolean {
  const pattern = pagePattern(path);
  const first = firstSegment(path).toLowerCase();
  if (pattern === "*") return reservedSlugs.has(first) && !sections.has(first);
  if (pattern === TOP_LEVEL) return reservedSlugs.has(first) || Object.hasOwn(formerPages, first);
  return pages[pattern].entries === undefined;
}

/** Whether an address only redirects to another one, from which a redirect could lead back. */
export function leadsOn(path: string): boolean {
  const pattern = pagePattern(path);
  const { entries, audience } = pages[pattern];
  return pattern.endsWith(SLUG) && !entries && !audience;
}

/** A redirect that the site can follow. */
export const redirectRule = redirectWire
  .transform(({ from, to }): Redirect => ({ from: canonicalPath(from), to: canonicalPath(to) }))
  .refine(({ from, to }) => !isOwnAddress(from) && !leadsOn(to));

/** Targets by their old addresses, without those that lead into a loop. The last one for an address wins. */
export function withoutLoops(redirects: readonly Redirect[]): Record<string, string> {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const ends = new Map<string, boolean>();
  for (const start of targets.keys()) {
    const trail = new Set<string>();
    let path = start;
    for (let next = targets.get(path); next !== undefined; next = targets.get(path)) {
      if (ends.has(path) || trail.has(path)) break;
      trail.add(path);
      path = next;
    }
    const isEnding = !trail.has(path) && (ends.get(path) ?? true);
    for (const passed of trail) ends.set(passed, isEnding);
  }
  return Object.fromEntries([...targets].filter(([from]) => ends.get(from)));
}
