import type { Resource } from "@kdl/schemas/content/resources";
import type { ContentView } from "../content/content-store.ts";

/** Content that records what a reply was made from. */
export interface WatchedContent {
  content: Pick<ContentView, "get">;
  /** Whether any of it couldn't be loaded, so that the reply must not be cached. */
  failed(): boolean;
  /** Whether any of it has changed since it was read, so that the reply is stale from the start. */
  isOutdated(): boolean;
}

export function watchContent(content: ContentView): WatchedContent {
  let failed = false;
  const used: [Resource, unknown][] = [];
  return {
    content: {
      async get(resource) {
        try {
          const value = await content.get(resource);
          used.push([resource, value]);
          return value;
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    },
    failed: () => failed,
    isOutdated: () => used.some(([resource, value]) => !content.isCurrent(resource, value)),
  };
}
