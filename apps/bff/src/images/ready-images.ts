import { imageWidths } from "@kdl/schemas/content/image-widths";
import { LRUCache } from "lru-cache";
import type { CacheCounters } from "../metrics/gateway-metrics.ts";
import { inertHeaders } from "../plugins/security-headers.ts";
import { assembleReply, type StoredReply } from "../http/stored-reply.ts";
import type { StoredImage } from "./disk-cache.ts";
import { FRESH_MS } from "./image-cache.ts";
import { formatOf } from "./variant.ts";

/** Recently requested images, as replies: most of the requests of a visit. */
export interface ReadyImages {
  /** @param accept the header by which the format is chosen */
  get(url: string, accept: string | undefined): StoredReply | undefined;
  /**
   * Makes an image's reply, and keeps it for the next ones.
   * @param url that was requested; the reply is kept only if pages use this address
   */
  take(url: string, accept: string | undefined, image: StoredImage): StoredReply;
}

export const IMAGES_PREFIX = "/images/";
export const imageRoute = `${IMAGES_PREFIX}:location/:file` as const;
export const videoRoute = `${IMAGES_PREFIX}video/:id` as const;

/** The route that serves an address below the prefix. */
export const imageRouteOf = (url: string): string =>
  url.startsWith("video/", IMAGES_PREFIX.length) ? videoRoute : imageRoute;

const CACHING = "public, max-age=86400, stale-while-revalidate=604800";
/** In an <img> an SVG can't run scripts; opened on its own, it must not either. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const KIB = 1024;
const MAX_BYTES = 48 * KIB * KIB;
/** Larger images are rare, and would crowd out many others. */
const MAX_IMAGE_BYTES = 512 * KIB;
/** Images are read from disk again after this time, so that the disk cache doesn't evict those in use. */
const LONGEST_MS = 3_600_000;

const ADDRESS = new RegExp(`^${IMAGES_PREFIX}[^?]+\\?w=(?:${imageWidths.join("|")})$`);

const keyOf = (url: string, accept: string | undefined) => `${formatOf(accept)} ${url}`;

export function createReadyImages(
  hit: CacheCounters["hit"],
  now: () => number = Date.now,
): ReadyImages {
  const entries = new LRUCache<string, { reply: StoredReply; until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ reply }) => reply.bytes + KIB,
  });

  return {
    get(url, accept) {
      const entry = entries.get(keyOf(url, accept));
      if (entry === undefined || now() >= entry.until) return undefined;
      hit.inc();
      return entry.reply;
    },
    take(url, accept, image) {
      const reply = replyOf(image);
      const until = Math.min(image.createdAt + FRESH_MS, now() + LONGEST_MS);
      const isKept = until > now() && reply.bytes <= MAX_IMAGE_BYTES && ADDRESS.test(url);
      if (isKept) entries.set(keyOf(url, accept), { reply, until });
      return reply;
    },
  };
}

function replyOf({ body, type, digest }: StoredImage): StoredReply {
  const headers = {
    ...inertHeaders,
    "Content-Type": type,
    "Cache-Control": CACHING,
    Vary: "Accept",
    ...(type === "image/svg+xml" ? { "Content-Security-Policy": SVG_POLICY } : {}),
  };
  const head = { status: 200, headers, digest, isCompressed: true };
  return assembleReply(head, { identity: body, br: null, gzip: null });
}
