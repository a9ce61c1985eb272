import type { BaseLogger } from "pino";
import type { ContentStore } from "../content/content-store.ts";
import type { SubmissionClient } from "../upstream/submission-client.ts";

/** What calls need that send something for a visitor. */
export interface Sending {
  client: SubmissionClient;
  /** Counts a call; throws a 429 when the visitor has used up the budget. */
  charge(budget: "submissions" | "checks"): Promise<void>;
  /** Content that a submission has changed is read anew before its next use. */
  invalidate: ContentStore["invalidate"];
  log: Pick<BaseLogger, "info" | "warn">;
}

/** What procedures know of the request. */
export interface Context {
  content: Pick<ContentStore, "get">;
  now: Date;
  /** IANA zone in which events are shown. */
  timeZone: string;
  requestId: string;
  /** Signs forms' tokens. */
  formSecret: string;
  /** `null` while a page is drawn: drawing sends nothing. */
  sending: Sending | null;
}
