import type { BaseLogger } from "pino";
import type { ContentStore, ContentView } from "../content/content-store.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Tries } from "@kdl/runtime/limits/tries";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { MemberClient } from "../upstream/member-client.ts";
import type { SubmissionClient } from "../upstream/submission-client.ts";

/** What a call that sends something is counted against. */
export type SendingBudget = "submissions" | "checks" | "members";

/** What calls need that send something for a visitor. */
export interface Sending {
  client: SubmissionClient;
  /** Counts a call; throws a 429 when the visitor has used up the budget. */
  charge(budget: SendingBudget): Promise<void>;
  tries: Tries;
  /** Counts what forms' tokens are used for, apart from tries: neither can crowd the other out. */
  sends: Tries;
  /** Forms that one client may send within a minute. */
  perMinute: number;
  /** Counts a form that was sent. */
  count: GatewayMetrics["submission"];
  /** Content that a submission has changed is read anew before its next use. */
  invalidate: ContentStore["invalidate"];
  /** Whether the upstream confirms the visitor's session. */
  isMember(): Promise<boolean>;
  log: Pick<BaseLogger, "info" | "warn">;
}

/** What calls need that ask about members. */
interface MemberAccess {
  client: MemberClient;
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
  /** Of the form that came back on the page; nothing of it has been checked. */
  postedToken?: string | undefined;
  /** Without a session wherever the reply may be shared. */
  visitor: Visitor;
  members: MemberAccess;
  /** `null` while a page is drawn: drawing sends nothing. */
  sending: Sending | null;
}

/** A context whose content tells whether it is current. */
export type ReadContext = Context & { content: ContentView };
