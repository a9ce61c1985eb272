import type { BaseLogger } from "pino";
import type { ContentStore, ContentView } from "../content/content-store.ts";
import type { Visitor } from "../http/visitor.ts";
import type { Tries } from "@kdl/runtime/limits/tries";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { SubmissionBudget } from "../rate-limit/budgets.ts";
import type { MemberClient } from "../upstream/member-client.ts";
import type { SubmissionClient } from "../upstream/submission-client.ts";

/** The budgets that sending calls are counted against. */
export type SendingBudget = SubmissionBudget | "checks" | "members";

/** What calls need to send something for a visitor. */
export interface Sending {
  client: SubmissionClient;
  /** Counts a call; throws a 429 when the visitor has used up the budget. */
  charge(budget: SendingBudget): Promise<void>;
  tries: Tries;
  /** Counts uses of forms' tokens, separately from tries, so that neither crowds out the other. */
  sends: Tries;
  /** What one client may send within a minute. */
  limits: Readonly<Record<SubmissionBudget, number>>;
  /** Counts a form that was sent. */
  count: GatewayMetrics["submission"];
  /** Marks content as stale once a submission has changed it. */
  invalidate: ContentStore["invalidate"];
  /** Whether the upstream confirms the visitor's session. */
  isMember(): Promise<boolean>;
  log: Pick<BaseLogger, "info" | "warn">;
}

/** What calls about members need. */
interface MemberAccess {
  client: MemberClient;
  log: Pick<BaseLogger, "info" | "warn">;
}

/** What procedures know about the request. */
export interface Context {
  content: Pick<ContentStore, "get">;
  now: Date;
  /** IANA zone in which events are shown. */
  timeZone: string;
  requestId: string;
  /** Signs forms' tokens. */
  formSecret: string;
  /** Token of the form that is shown again, unchecked. */
  postedToken?: string | undefined;
  /** Anonymous if the reply may be shared. */
  visitor: Visitor;
  members: MemberAccess;
  /** Counts reads that could guess a secret, such as an applicant's link. */
  tries: Tries;
  /** `null` while a page is rendered, which sends nothing. */
  sending: Sending | null;
}

/** A context whose content says whether it is current. */
export type ReadContext = Context & { content: ContentView };
