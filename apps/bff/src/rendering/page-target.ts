import { canonicalPath } from "@kdl/schemas/pages/page-patterns";
import { REFERENCE_PARAMETER } from "@kdl/schemas/contract/submissions";
import { CLUB_PARAMETER } from "@kdl/schemas/pages/parameters";
import { SEARCH_PARAMETER } from "@kdl/schemas/search/search";
import { TOKEN_PARAMETER } from "@kdl/schemas/members/members";
import { audienceOf, type PageAudience } from "./page-audience.ts";
import { knownParameters } from "./page-address.ts";

/**
 * The target of a request for a page; `path` is its canonical form, under which it is rendered and,
 * unless it is personal, cached.
 */
export type PageTarget =
  | { kind: "page"; path: string; audience: PageAudience }
  | { kind: "redirect"; location: string }
  | { kind: "malformed" };

const MAX_PATH = 1_024;
/** Paths that are already in normal form, as all that the site links to are. */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$|^\/$/;

/**
 * Normalises a request's path, and keeps only the query parameters that pages know: others neither
 * change a page nor take up room in the cache.
 *
 * Capitals in the site's own part of an address, trailing slashes and repeated slashes redirect: each page
 * has one address, and can't fill the cache under others. The redirect always begins with a single
 * slash, so that `//host` and `/\host` don't lead to other sites.
 *
 * @param url path and query as requested
 */
export function pageTarget(url: string): PageTarget {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  if (path.length > MAX_PATH || !path.startsWith("/")) return { kind: "malformed" };
  if (PLAIN.test(path)) return canonicalPage(path, query);

  const segments = path.split("/").filter((segment) => segment !== "");
  const normal = normalise(segments);
  if (normal === null) return { kind: "malformed" };
  const isRedirect = path !== "/" && segments.length !== path.split("/").length - 1;
  if (isRedirect) return { kind: "redirect", location: canonicalPath(normal) + query };
  return canonicalPage(normal, query);
}

function canonicalPage(path: string, query: string): PageTarget {
  const canonical = canonicalPath(path);
  if (canonical !== path) return { kind: "redirect", location: canonical + query };
  return page(path, query);
}

function normalise(segments: readonly string[]): string | null {
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment));
    if (decoded.some((segment) => segment === "." || segment === "..")) return null;
    return `/${decoded.map((segment) => encodeURIComponent(segment)).join("/")}`;
  } catch {
    return null;
  }
}

function page(path: string, query: string): PageTarget {
  const audience = audienceOf(path);
  const known = query === "" ? null : knownParameters(path, query);
  if (!known?.size) return { kind: "page", path, audience };
  // Addresses that anybody can make up aren't cached either, since they would crowd out pages.
  const isSender =
    known.has(REFERENCE_PARAMETER) ||
    known.has(SEARCH_PARAMETER) ||
    (audience === "everybody" && known.has(TOKEN_PARAMETER));
  // The same goes for the form of one club, which knows the member as well.
  const isMember = known.has(CLUB_PARAMETER);
  const own = isSender ? "sender" : isMember ? "member" : audience;
  return { kind: "page", path: `${path}?${known}`, audience: own };
}
