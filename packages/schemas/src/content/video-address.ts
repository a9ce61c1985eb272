const YOUTUBE_HOSTS = ["youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com"];
const VIMEO_HOSTS = ["vimeo.com", "player.vimeo.com"];

export interface VideoAddress {
  service: "youtube" | "vimeo";
  /** 11 characters of YouTube, or digits of Vimeo. */
  id: string;
}

/**
 * Reads the address of a video. The id is the last segment of the path, or `v=` of a watch page.
 *
 * @returns `null` for anything but a video of YouTube or Vimeo
 */
export function videoAddress(url: string): VideoAddress | null {
  const parsed = URL.parse(/^[a-z]+:/i.test(url) ? url : `https://${url.replace(/^\/+/, "")}`);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null;
  const host = parsed.hostname.replace(/^www\./, "");
  const id = parsed.searchParams.get("v") ?? parsed.pathname.split("/").findLast(Boolean) ?? "";
  if (YOUTUBE_HOSTS.includes(host) && /^[\w-]{11}$/.test(id)) return { service: "youtube", id };
  if (VIMEO_HOSTS.includes(host) && /^\d{5,12}$/.test(id)) return { service: "vimeo", id };
  return null;
}

/** Where a video can be watched. */
export function watchUrl({ service, id }: VideoAddress): string {
  return service === "youtube"
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id}`;
}
