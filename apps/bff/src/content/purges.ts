import type { Resource } from "@kdl/schemas/content/resources";
import type { BaseLogger } from "pino";
import type { ContentStore } from "./content-store.ts";
import { connectSharedPurges } from "./shared-purges.ts";

/** Where a purge came from: the CMS, or another gateway. */
type PurgeOrigin = "webhook" | "redis";

export interface Purges {
  /** Drops content that changed, and what was made of it; here and in the gateways that share a Redis. */
  purge(resources: readonly Resource[]): void;
  close(): void;
}

interface PurgesOptions {
  content: Pick<ContentStore, "invalidate">;
  /** Marks the replies that were made from these resources as out of date. */
  purgeReplies: (resources: readonly Resource[]) => void;
  redisUrl: string | undefined;
  log: Pick<BaseLogger, "warn" | "info">;
  /** Told of each. */
  onPurge?: ((via: PurgeOrigin) => void) | undefined;
}

export function createPurges({ content, redisUrl, log, ...options }: PurgesOptions): Purges {
  function purgeHere(resources: readonly Resource[], via: PurgeOrigin): void {
    content.invalidate(resources);
    options.purgeReplies(resources);
    options.onPurge?.(via);
    log.info({ resources, via }, "content changed");
  }

  const shared =
    redisUrl === undefined
      ? null
      : connectSharedPurges(redisUrl, {
          log,
          onPurge: (resources) => purgeHere(resources, "redis"),
        });
  return {
    purge(resources) {
      purgeHere(resources, "webhook");
      shared?.tell(resources);
    },
    close: () => shared?.close(),
  };
}
