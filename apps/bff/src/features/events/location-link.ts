import { mapSearchUrl } from "../../content/map-search.ts";
import { safeLink } from "../../content/safe-link.ts";

const MAX_LABEL = 60;

/**
 * Where an event's location leads: an http(s) address to itself, a place to a map that searches it.
 * @returns `null` where the event names none
 */
export function locationLink(location: string): { label: string; href: string } | null {
  if (location === "") return null;
  const link = /^https?:\/\//i.test(location) ? safeLink(location) : null;
  if (!link) return { label: location, href: mapSearchUrl(location) };
  return { label: readable(new URL(link.href)), href: link.href };
}

/** Host and path, without what only machines need. */
function readable(url: URL): string {
  const path = url.pathname === "/" ? "" : url.pathname.replace(/\/$/, "");
  const label = `${url.host.replace(/^www\./, "")}${path}`;
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}
