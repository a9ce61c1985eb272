import type { Resource } from "@kdl/schemas/content/resources";
import type { ContentView } from "./content-store.ts";

/** The resources that a reply was made from, each with the version that was read. */
export type Sources = ReadonlyMap<Resource, number>;

/** Version of a resource that changed while the reply was made. */
const NEVER_CURRENT = -1;

/** Content that records what a reply was made from. */
export interface WatchedContent {
  content: Pick<ContentView, "get">;
  /** Whether any of it couldn't be loaded, so that the reply must not be cached. */
  failed(): boolean;
  sources(): Sources;
}

export function watchContent(content: ContentView): WatchedContent {
  let failed = false;
  const sources = new Map<Resource, number>();
  return {
    content: {
      async get(resource) {
        try {
          const value = await content.get(resource);
          const version = content.isCurrent(resource, value)
            ? content.versionOf(resource)
            : NEVER_CURRENT;
          // If it was read twice with a change in between, the earlier version counts.
          sources.set(resource, Math.min(version, sources.get(resource) ?? Infinity));
          return value;
        } catch (error) {
          failed = true;
          sources.set(resource, content.versionOf(resource));
          throw error;
        }
      },
    },
    failed: () => failed,
    sources: () => sources,
  };
}
