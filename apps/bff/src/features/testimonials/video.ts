import type { Video } from "@kdl/schemas/content/testimonials";

const YOUTUBE_HOSTS = ["youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com"];
const VIMEO_HOSTS = ["vimeo.com", "player.vimeo.com"];

/**
 * The player and the still of a video that a testimonial names; `null` for anything but YouTube and
 * Vimeo. The video's id is the last segment of the path, or `v=` of a watch page.
 */
export function videoOf(url: string): Video | null {
  const parsed = URL.parse(/^[a-z]+:/i.test(url) ? url : `https://${url.replace(/^\/+/, "")}`);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const host = parsed.hostname.replace(/^www\./, "");
  const id = parsed.searchParams.get("v") ?? parsed.pathname.split("/").findLast(Boolean) ?? "";

  if (YOUTUBE_HOSTS.includes(host) && /^[\w-]{11}$/.test(id)) {
    return { embedUrl: `https://www.youtube-nocookie.com/embed/${id}`, thumbnail: still(id) };
  }
  if (VIMEO_HOSTS.includes(host) && /^\d{5,12}$/.test(id)) {
    return { embedUrl: `https://player.vimeo.com/video/${id}`, thumbnail: still(id) };
  }
  return null;
}

/** The gateway fetches stills itself, so that looking at a page tells the video service nothing. */
function still(id: string): string {
  return `/images/video/${id}`;
}
