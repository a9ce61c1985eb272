import type { ContentStore } from "../content/content-store.ts";

/** Content that remembers whether any of it could not be had, so that the outcome isn't kept. */
export interface WatchedContent {
  content: Pick<ContentStore, "get">;
  failed(): boolean;
}

export function watchContent(content: Pick<ContentStore, "get">): WatchedContent {
  let failed = false;
  return {
    content: {
      async get(resource) {
        try {
          return await content.get(resource);
        } catch (error) {
          failed = true;
          throw error;
        }
      },
    },
    failed: () => failed,
  };
}
