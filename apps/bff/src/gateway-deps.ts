import type { Tracing } from "@kdl/runtime/tracing/tracing";
import type { Logger } from "pino";
import type { ContentStore } from "./content/content-store.ts";
import type { GatewayEnvironment } from "./env.ts";
import type { GatewayMetrics } from "./metrics/gateway-metrics.ts";
import type { Lateness } from "./overload/lateness.ts";
import type { ClientLimits, FrontHandler } from "./rendering/front-server.ts";
import type { PageAssets, PageRenderer } from "./rendering/renderer.ts";
import type { StoredReply } from "./http/stored-reply.ts";
import type { UploadLimits } from "./submissions/uploads/upload-limits.ts";
import type { UpstreamAddresses } from "./upstream/addresses.ts";
import type { ReadClient } from "./upstream/read-client.ts";
import type { MemberClient } from "./upstream/member-client.ts";
import type { RequestSigner } from "./upstream/request-signer.ts";
import type { SubmissionClient } from "./upstream/submission-client.ts";

/** The parts of the gateway; tests can replace any of them. */
export interface GatewayDeps {
  env: GatewayEnvironment;
  log: Logger;
  content: ContentStore;
  /** Where the upstream is, and which of its addresses answer. */
  addresses: Pick<UpstreamAddresses, "states">;
  /** Knows whether the upstream accepts this gateway's signatures. */
  signer: Pick<RequestSigner, "isRefused">;
  /** Sends forms to the upstream. */
  submissionClient: SubmissionClient;
  /** Asks about members. */
  memberClient: MemberClient;
  /** Reads original images. */
  imageClient: Pick<ReadClient, "read">;
  /** Reads stills of videos, from the public network. */
  videoClient: Pick<ReadClient, "read">;
  web: Web;
  metrics: GatewayMetrics;
  /** Lets tests choose the event loop's delay. */
  lateness?: Lateness;
  /** Set if they differ from the defaults. */
  uploadLimits?: Partial<UploadLimits>;
  clientLimits?: ClientLimits;
  /** Set if traces are recorded. */
  tracing?: Tracing | undefined;
  /** Aborted when the gateway begins to close. */
  closing?: AbortSignal;
}

/** The pages: built, or from the development server. */
export interface Web {
  renderer: PageRenderer;
  assets: PageAssets;
  /** Folder of the built client; `null` while developing. */
  clientFolder: string | null;
  /** Built files that are kept in memory, by path. */
  files: ReadonlyMap<string, StoredReply>;
  /** In development: answers requests for source files before anything else does. */
  front: FrontHandler | null;
}
