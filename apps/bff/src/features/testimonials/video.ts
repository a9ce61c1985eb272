import type { Video } from "@kdl/schemas/content/testimonials";
import { videoAddress } from "@kdl/schemas/content/video-address";
import { stillOf } from "../../content/video-block.ts";

/** The player and the still of a video that a testimonial names; `null` for other addresses. */
export function videoOf(url: string): Video | null {
  const video = videoAddress(url);
  if (!video) return null;
  const { service, id } = video;
  const embedUrl =
    service === "youtube"
      ? `https://www.youtube-nocookie.com/embed/${id}`
      : `https://player.vimeo.com/video/${id}`;
  return { embedUrl, thumbnail: stillOf(video) };
}
