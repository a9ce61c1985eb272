/**
 * The patterns of all pages' addresses: the web's routes have exactly these, and metrics name pages by
 * them. No import here: pages use these without loading the schemas.
 */
export const pagePatterns = [
  "/",
  "/services",
  "/services/:slug",
  "/clubs",
  "/clubs/:slug",
  "/events",
  "/events/:slug",
  "/event-registration/:slug",
  "/event-registration-success",
  "/contact",
  "/thank-you",
  "/testimonialspage",
  "/our-mentors",
  "/our-mentors/:slug",
  "/founder",
  "/user-login",
  "/sign-up",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/check-inbox",
  "/account",
  "/choosephoto",
  "/edit-profile",
  "/view-profile",
  "/internship-registration",
  "/club-registration",
  "/training-form",
  "/registration-success",
  "/register/:slug",
  "/pages/:slug",
  "/:slug",
  "*",
] as const;
export type PagePattern = (typeof pagePatterns)[number];

const SLUG = "/:slug";
const UNKNOWN = "*";
const exact = new Map<string, PagePattern>();
/** By what stands before the slug. */
const slugged = new Map<string, PagePattern>();
for (const pattern of pagePatterns) {
  if (pattern.endsWith(SLUG)) slugged.set(pattern.slice(0, -SLUG.length), pattern);
  else exact.set(pattern, pattern);
}

/**
 * The pattern that a path belongs to; `*` for those that no page has.
 * @param path without query
 */
export function pagePattern(path: string): PagePattern {
  return exact.get(path) ?? laxPattern(path);
}

/**
 * The one spelling of a page's address: the parts that the site has named itself are in small letters.
 * Slugs are the upstream's, and stay as they are.
 * @param path without query, and without a slash at the end
 */
export function canonicalPath(path: string): string {
  if (exact.has(path)) return path;
  const pattern = pagePattern(path);
  if (exact.has(pattern)) return pattern === UNKNOWN ? path : pattern;
  const prefix = pattern.slice(0, -SLUG.length);
  return prefix + path.slice(prefix.length);
}

/** As the web's router does it: capitals are small letters, and a slash at the end is none. */
function laxPattern(path: string): PagePattern {
  const small = path.toLowerCase();
  const plain = small.length > 1 && small.endsWith("/") ? small.slice(0, -1) : small || "/";
  const end = plain.lastIndexOf("/");
  return exact.get(plain) ?? slugged.get(plain.slice(0, end)) ?? UNKNOWN;
}
