import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MockUpstream, type MockUpstreamOptions, startMockUpstream } from "@kdl/mock-upstream";
import type { Resource } from "@kdl/schemas/content/resources";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "../app.ts";
import { createContentStore } from "../content/content-store.ts";
import { readers } from "../features/readers.ts";
import { type GatewayEnvironment, readEnvironment } from "../env.ts";
import { createLogger } from "../logger.ts";
import { createGatewayMetrics, type GatewayMetrics } from "../metrics/gateway-metrics.ts";
import type { Lateness } from "../overload/lateness.ts";
import type { ClientLimits } from "../rendering/front-server.ts";
import type { UploadLimits } from "../submissions/uploads/upload-limits.ts";
import { createReadClient, type ReadClient } from "../upstream/read-client.ts";
import { rememberExtensions } from "../upstream/extensions.ts";
import { createMemberClient, type MemberClientOptions } from "../upstream/member-client.ts";
import { createRequestSigner } from "../upstream/request-signer.ts";
import {
  createSubmissionClient,
  type SubmissionClientOptions,
} from "../upstream/submission-client.ts";
import { upstreamAddresses } from "../upstream/upstream-addresses.ts";
import { type FakeWeb, fakeWeb } from "./fake-web.ts";
import { createTestClient, type TestClient } from "./test-client.ts";

export const SECRET = "a secret of the tests";

export interface TestGateway {
  app: FastifyInstance;
  /** Where it listens. */
  address: string;
  client: TestClient;
  upstream: MockUpstream;
  web: FakeWeb;
  env: GatewayEnvironment;
  metrics: GatewayMetrics;
  /** Loads all content. */
  warm(): Promise<void>;
  /** Acts as if the upstream had reported a change of this content. */
  invalidate(resources: readonly Resource[]): void;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  env?: Readonly<Record<string, string>>;
  log?: Logger;
  web?: FakeWeb;
  videoClient?: Pick<ReadClient, "read">;
  /** Options of the fake upstream; `extensions: false` for a server with only the contract's core. */
  upstream?: MockUpstreamOptions;
  /** Addresses of the upstream besides the fake's. */
  otherAddresses?: string[];
  /** Times of the client that sends submissions. */
  submissions?: Partial<SubmissionClientOptions>;
  /** Times of the client that asks about members. */
  members?: Partial<MemberClientOptions>;
  /** Limits for slow clients. */
  clientLimits?: ClientLimits;
  uploadLimits?: Partial<UploadLimits>;
  /** How late the event loop pretends to be. */
  lateness?: Lateness;
}

/** Starts a whole gateway in front of a fake upstream, with fake pages, and a client for it. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-"));
  const upstream = await startMockUpstream({
    gatewaySecret: SECRET,
    signedRequests: true,
    ...options.upstream,
  });
  const result = readEnvironment({
    UPSTREAM_URL: [upstream.url, ...(options.otherAddresses ?? [])].join(),
    DATA_DIR: folder,
    GATEWAY_SECRET: SECRET,
    LOG_LEVEL: "silent",
    ...options.env,
  });
  if (!result.ok) throw new Error(result.problems.join());
  const env = result.values;
  const log = options.log ?? createLogger(env.LOG_LEVEL);
  const metrics = createGatewayMetrics();
  const addresses = upstreamAddresses(env.UPSTREAM_URL, { log, metrics });
  const extensions = rememberExtensions();
  const client = createReadClient({ addresses, retries: 0, timeoutMs: 8_000, extensions });
  const signer = createRequestSigner({
    secret: env.GATEWAY_SECRET,
    log,
    onRefused: (code) => metrics.signatureRefused(code),
  });
  const common = { addresses, extensions, signer };
  const submissionClient = createSubmissionClient({ ...common, ...options.submissions });
  const memberClient = createMemberClient({ ...common, ...options.members });
  const content = createContentStore({
    readers,
    metrics,
    upstream: client,
    ttlS: env.CONTENT_TTL_S,
    timeZone: env.SITE_TIME_ZONE,
    upstreamUrls: env.UPSTREAM_URL,
    log,
  });
  const web = options.web ?? fakeWeb();
  const videoClient = options.videoClient ?? { read: () => Promise.reject(new Error("offline")) };
  const app = await buildApp({
    env,
    log,
    content,
    addresses,
    signer,
    submissionClient,
    memberClient,
    imageClient: client,
    videoClient,
    web,
    metrics,
    lateness: options.lateness ?? { ms: () => 0, stop() {} },
    uploadLimits: options.uploadLimits ?? {},
    clientLimits: options.clientLimits ?? {},
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    app,
    address,
    client: createTestClient(app.server),
    upstream,
    web,
    env,
    metrics,
    warm: () => content.warm(),
    invalidate: (resources) => content.invalidate(resources),
    async close() {
      app.server.closeAllConnections();
      await app.close();
      await Promise.all([content.close(), submissionClient.close(), memberClient.close()]);
      await Promise.all([addresses.close(), upstream.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
