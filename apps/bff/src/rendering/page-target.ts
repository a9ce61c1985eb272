import { eventTabs } from "@kdl/schemas/event-tabs";

/** What a request for a page comes down to; `path` is the one spelling of it that we render and keep. */
export type PageTarget =
  | { kind: "page"; path: string }
  | { kind: "redirect"; location: string }
  | { kind: "malformed" };

const MAX_PATH = 1_024;
/** Paths in this form are their own normal form; all that the site links to are. */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$|^\/$/;

/**
 * Brings a request's path into its normal form, and keeps only the query parameters that pages know:
 * others neither change a page nor take up room in the cache.
 *
 * Slashes at the end and in a row redirect. The redirect always begins with a single slash, so that
 * `//host` and `/\host` lead nowhere else.
 *
 * @param url path and query as asked
 */
export function pageTarget(url: string): PageTarget {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = mark < 0 ? "" : url.slice(mark);
  if (path.length > MAX_PATH || !path.startsWith("/")) return { kind: "malformed" };
  if (PLAIN.test(path)) return { kind: "page", path: path + knownQuery(path, query) };

  const segments = path.split("/").filter((segment) => segment !== "");
  const normal = normalise(segments);
  if (normal === null) return { kind: "malformed" };
  const isRedirect = path !== "/" && segments.length !== path.split("/").length - 1;
  if (isRedirect) return { kind: "redirect", location: normal + query };
  return { kind: "page", path: normal + knownQuery(normal, query) };
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

function knownQuery(path: string, query: string): string {
  if (path !== "/events" || query === "") return "";
  const tab = eventTabs.find((name) => name === new URLSearchParams(query).get("tab"));
  return tab === undefined ? "" : `?tab=${tab}`;
}
