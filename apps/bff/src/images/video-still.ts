import { z } from "zod";
import type { ReadClient } from "../upstream/read-client.ts";

const oembed = z.object({ thumbnail_url: z.string() });

/**
 * Finds the still of a video by its id.
 *
 * @param id of YouTube (11 characters) or Vimeo (digits)
 * @returns an https address, or `null` if there is no such video
 */
export async function videoStill(
  id: string,
  client: Pick<ReadClient, "read">,
): Promise<string | null> {
  if (/^[\w-]{11}$/.test(id)) return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
  if (!/^\d{5,12}$/.test(id)) return null;
  try {
    const page = encodeURIComponent(`https://vimeo.com/${id}`);
    const reply = await client.read(`https://vimeo.com/api/oembed.json?url=${page}`);
    const { thumbnail_url: still } = oembed.parse(JSON.parse(reply.body.toString("utf8")));
    const url = URL.parse(still);
    return url?.protocol === "https:" && url.hostname.endsWith(".vimeocdn.com") ? url.href : null;
  } catch {
    return null;
  }
}
