import { observeDisk } from "@kdl/runtime/metrics/disk-metrics";
import { CUT_MS } from "@kdl/runtime/process/close-on-signals";
import { restrictToOwner, makeFilesPrivate } from "@kdl/runtime/process/private-files";
import { handleUncaughtErrors } from "@kdl/runtime/process/uncaught-errors";
import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { closeGatewayOnSignals, type CloseTimes, DRAIN_MS, IDLE_MS } from "./close-on-signals.ts";
import { createContentStore } from "./content/content-store.ts";
import { readers } from "./features/readers.ts";
import { type GatewayEnvironment, readEnvironment } from "./env.ts";
import type { GatewayDeps, Web } from "./gateway-deps.ts";
import { createLogger } from "./logger.ts";
import { traceRequests } from "./trace-requests.ts";
import { createGatewayMetrics } from "./metrics/gateway-metrics.ts";
import { watchLateness } from "./overload/lateness.ts";
import { createReadClient } from "./upstream/read-client.ts";
import { rememberExtensions } from "./upstream/extensions.ts";
import { createMemberClient } from "./upstream/member-client.ts";
import { oneAddress } from "./upstream/one-address.ts";
import { createRequestSigner } from "./upstream/request-signer.ts";
import { createSubmissionClient } from "./upstream/submission-client.ts";
import { upstreamAddresses } from "./upstream/upstream-addresses.ts";
import { waitForIdleEventLoop, warmUp } from "./warm-up.ts";

const IMAGE_TIMEOUT_MS = 15_000;
const VIDEO_TIMEOUT_MS = 4_000;

type Limits = Pick<GatewayDeps, "uploadLimits" | "clientLimits">;

/**
 * Starts the gateway and stops it on a signal. If it can't start, it writes the reason to stderr in one line.
 *
 * @param loadWeb loads the pages, built or from source
 * @param limits overrides of the defaults
 */
export async function serve(
  loadWeb: () => Promise<Web>,
  { cutMs = CUT_MS, idleMs = IDLE_MS, ...limits }: Limits & Partial<CloseTimes> = {},
): Promise<void> {
  makeFilesPrivate();
  const result = readEnvironment();
  if (!result.ok) fail(result.problems.join("\n"));
  const env = result.values;
  try {
    const closing = new AbortController();
    const app = await start(env, await loadWeb(), { ...limits, closing: closing.signal });
    const isProxied = isBehindProxy(env);
    closeGatewayOnSignals(app, closing, {
      drainMs: isProxied ? DRAIN_MS : 0,
      idleMs: isProxied ? idleMs : 0,
      cutMs,
    });
  } catch (error) {
    fail(explain(error, env));
  }
}

async function start(
  env: GatewayEnvironment,
  web: Web,
  more: Limits & Pick<GatewayDeps, "closing">,
): Promise<FastifyInstance> {
  const log = createLogger(env.LOG_LEVEL);
  const metrics = createGatewayMetrics();
  handleUncaughtErrors({ log, meter: metrics.meter });
  // The gateway also works without the folder; its health check reports that.
  await restrictToOwner(env.DATA_DIR, /^cache$/).catch(() => undefined);
  const tracing = await traceRequests(env, log);
  const addresses = upstreamAddresses(env.UPSTREAM_URL, { log, metrics });
  const imageClient = createReadClient({ addresses, timeoutMs: IMAGE_TIMEOUT_MS });
  const videoClient = createReadClient({
    addresses: oneAddress("https://i.ytimg.com"),
    timeoutMs: VIDEO_TIMEOUT_MS,
    retries: 0,
  });
  const extensions = rememberExtensions();
  const signer = createRequestSigner({
    secret: env.GATEWAY_SECRET,
    log,
    onRefused: (code) => metrics.signatureRefused(code),
  });
  const submissionClient = createSubmissionClient({ addresses, extensions, signer });
  const memberClient = createMemberClient({ addresses, extensions, signer });
  const content = createContentStore({
    readers,
    metrics,
    upstream: createReadClient({ addresses, extensions }),
    ttlS: env.CONTENT_TTL_S,
    timeZone: env.SITE_TIME_ZONE,
    log,
    upstreamUrls: env.UPSTREAM_URL,
    imageBases: env.IMAGE_BASES,
    imageHosts: env.IMAGE_HOSTS,
    siteOrigin: env.SITE_ORIGIN,
  });
  const lateness = watchLateness();
  const app = await buildApp({
    lateness,
    env,
    log,
    content,
    addresses,
    signer,
    submissionClient,
    memberClient,
    imageClient,
    videoClient,
    web,
    tracing,
    metrics,
    ...more,
  });
  const clients = [addresses, content, submissionClient, memberClient, imageClient, videoClient];
  app.addHook("onClose", async () => {
    await Promise.all([tracing?.stop(), ...clients.map((client) => client.close())]);
    log.info("the gateway has stopped");
  });
  if (env.METRICS_PORT !== undefined) {
    observeDisk(metrics.meter, env.DATA_DIR);
    const place = { host: env.HOST, port: env.METRICS_PORT, variable: "METRICS_PORT" };
    const { serveMetrics } = await import("@kdl/runtime/metrics/serve-metrics");
    const server = await serveMetrics({ ...place, meter: metrics.meter });
    app.addHook("onClose", () => server.close());
  }
  if (isBehindProxy(env)) {
    await tryPlace(env);
    await warmUp(app, content, env.SITE_ORIGIN);
    await waitForIdleEventLoop(lateness);
  }
  await app.listen({ host: env.HOST, port: env.PORT });
  void content.warm();
  return app;
}

/** Without a proxy, nothing could send visitors elsewhere while this gateway starts or stops. */
const isBehindProxy = ({ TRUST_PROXY }: GatewayEnvironment) => TRUST_PROXY !== undefined;

/** Checks that the port is free before anything else is started. */
async function tryPlace({ HOST, PORT }: GatewayEnvironment): Promise<void> {
  const server = createServer().listen(PORT, HOST);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

function explain(error: unknown, { HOST, PORT }: GatewayEnvironment): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `Port ${PORT} is in use already. Set PORT to another one.`;
  if (code === "EADDRNOTAVAIL") return `HOST ${HOST} is no address of this machine.`;
  if (code === "EACCES")
    return `Port ${PORT} may not be used by this user. Set PORT to another one.`;
  return message;
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
