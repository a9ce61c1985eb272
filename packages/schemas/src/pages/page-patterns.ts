import { type PagePattern, pages } from "./registry.ts";

/** All patterns of addresses. Metrics label pages with them. */
export const pagePatterns = Object.keys(pages) as PagePattern[];

const SLUG = "/:slug";
const UNKNOWN = "*";
const exact = new Map<string, PagePattern>();
/** By what precedes the slug. */
const slugged = new Map<string, PagePattern>();
for (const pattern of pagePatterns) {
  if (pattern.endsWith(SLUG)) slugged.set(pattern.slice(0, -SLUG.length), pattern);
  else exact.set(pattern, pattern);
}

/**
 * The pattern that a path matches; `*` if no page does.
 * @param path without query
 */
export function pagePattern(path: string): PagePattern {
  return exact.get(path) ?? laxPattern(path);
}

/**
 * The canonical spelling of a page's address: everything but the slug is in lower case. Slugs belong to the
 * upstream and stay as they are.
 * @param path without query or trailing slash
 */
export function canonicalPath(path: string): string {
  if (exact.has(path)) return path;
  const pattern = pagePattern(path);
  if (exact.has(pattern)) return pattern === UNKNOWN ? path : pattern;
  const prefix = pattern.slice(0, -SLUG.length);
  return prefix + path.slice(prefix.length);
}

/** Matches as the web's router does: ignores case and one trailing slash. */
function laxPattern(path: string): PagePattern {
  const small = path.toLowerCase();
  const plain = small.length > 1 && small.endsWith("/") ? small.slice(0, -1) : small || "/";
  const end = plain.lastIndexOf("/");
  return exact.get(plain) ?? slugged.get(plain.slice(0, end)) ?? UNKNOWN;
}
