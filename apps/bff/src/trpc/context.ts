import type { ContentStore } from "../content/content-store.ts";

/** What procedures know of the request. */
export interface Context {
  content: Pick<ContentStore, "get">;
  now: Date;
  /** IANA zone in which events are shown. */
  timeZone: string;
  requestId: string;
}
