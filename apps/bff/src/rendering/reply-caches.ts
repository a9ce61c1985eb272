import type { Resource } from "@kdl/schemas/content/resources";
import type { GatewayDeps } from "../gateway-deps.ts";
import { type ByteCache, createByteCache } from "./byte-cache.ts";
import { createReadyImages, type ReadyImages } from "../images/ready-images.ts";
import type { StoredReply } from "../http/stored-reply.ts";
import { createSerialQueue } from "./serial-queue.ts";

export interface ReplyCaches {
  pages: ByteCache;
  queries: ByteCache;
  images: ReadyImages;
  /** See `ByteCache.purge`. */
  purge: (resources: readonly Resource[]) => void;
}

const MIB = 1024 * 1024;

/** The caches of replies: one for pages, one for queries, so that neither crowds out the other. */
export function createReplyCaches({ env, log, content, web, metrics }: GatewayDeps): ReplyCaches {
  const common = {
    // While developing, a page has to show what was saved a moment ago.
    freshMs: web.front === null ? env.CONTENT_TTL_S * 1000 : 0,
    revision: () => content.revision,
    isCurrent: ({ sources }: StoredReply) =>
      [...sources].every(([resource, version]) => content.versionOf(resource) === version),
    enqueue: createSerialQueue(),
    onRefreshError: (err: unknown, key: string) => log.error({ err, key }, "a refresh failed"),
  };
  const pages = createByteCache({
    ...common,
    counters: metrics.caches.pages,
    maxBytes: 64 * MIB,
    maxMinorBytes: 4 * MIB,
  });
  const queries = createByteCache({
    ...common,
    counters: metrics.caches.queries,
    maxBytes: 16 * MIB,
    maxMinorBytes: 2 * MIB,
  });
  return {
    pages,
    queries,
    // Kept when content changes, as on the disk: a new image has a new name.
    images: createReadyImages(metrics.caches.images.hit),
    purge(resources) {
      pages.purge(resources);
      queries.purge(resources);
    },
  };
}
