/**
 * Starts the CMS: built for production, or with `--dev` for development. A single process, so that one
 * signal ends everything. With `--migrate` it exits as soon as the database is ready.
 */
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { addressReader } from "@kdl/runtime/limits/client-address";
import { createDrainingServer } from "@kdl/runtime/http/draining-server";
import { closeOnSignals } from "@kdl/runtime/process/close-on-signals";
import { makeFilesPrivate } from "@kdl/runtime/process/private-files";
import { fail } from "./lifecycle/fail.ts";
import { cmsOrigin, env } from "./env.ts";
import { closableWithNotice } from "./lifecycle/close-server.ts";
import { afterLastRequest, closeInOrder } from "./lifecycle/closing.ts";
import { startLog } from "./logs/start-log.ts";
import { processLog } from "./logs/process-log.ts";
import { metrics } from "./metrics/metrics.ts";
import { createRequestListener } from "./server/request-listener.ts";
import { traceRequests } from "./server/trace-requests.ts";

makeFilesPrivate();

const HOST = env.CMS_HOST;
/** The address at which this machine reaches the server. */
const OWN_HOST = ["0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
const dir = join(import.meta.dirname, "..");
const dev = process.argv.includes("--dev");
const mode = dev ? "development" : "production";

if (!dev && !existsSync(join(dir, ".next/BUILD_ID"))) fail(["not built yet: run pnpm build first"]);

// In development, people read what Next prints.
startLog(!dev);
const tracing = await traceRequests();

/**
 * Longer than gateways and proxies keep connections alive, so that none of them writes to one that is
 * closing.
 */
const KEEP_ALIVE_MS = 130_000;

/** Uploads to a bucket are buffered in memory. */
const CONCURRENCY_SHARES = { uploads: env.S3_BUCKET ? 64 : 256, admin: 128, others: 256 };
/** Longer than gateways take for the largest upload. */
const REQUEST_MS = 130_000;

let ready = false;
/** Early requests wait for this. */
const prepared = Promise.withResolvers<RequestListener>();
const server = createDrainingServer(
  { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
  createRequestListener({
    addressOf: addressReader(env.TRUST_PROXY ?? []),
    next: (request, response) => prepared.promise.then((handle) => handle(request, response)),
    shares: CONCURRENCY_SHARES,
    secret: env.GATEWAY_SECRET,
    tracing,
    alwaysHttps: cmsOrigin.startsWith("https:"),
    dev,
  }),
);
server.on("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? "is in use" : `can't be listened on (${error.code})`;
  fail([`CMS_PORT: port ${env.CMS_PORT} ${reason}`]);
});

// If the reader of our output is gone, reporting that would fail as well, endlessly.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const closeServer = closableWithNotice(server);
closeOnSignals({
  server,
  // In development there is nothing to wait for, and the browser keeps a socket open.
  close: async () => (ready && !dev ? closeInOrder(closeServer) : undefined),
});

// Bind the port first, so that a port in use is reported before migrations run.
await new Promise<void>((resolve) => server.listen(env.CMS_PORT, HOST, resolve));

const { CMS_METRICS_PORT: port } = env;
if (port !== undefined) {
  const { serveMetrics } = await import("@kdl/runtime/metrics/serve-metrics");
  const place = { host: HOST, port, variable: "CMS_METRICS_PORT", meter: metrics.meter };
  await serveMetrics(place).catch((error: Error) => fail([error.message]));
}

// Next and React read the environment when they are loaded.
Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: "1" });
const { default: next } = await import("next");
const app = next({ dev, dir, hostname: HOST, port: env.CMS_PORT, httpServer: server });
await app.prepare();
prepared.resolve(app.getRequestHandler());
// Boot runs with the first request at the latest; the CMS is ready once it has finished.
await fetch(`http://${OWN_HOST}:${env.CMS_PORT}/readyz`);
ready = true;
processLog().info(`cms: ready on http://${OWN_HOST}:${env.CMS_PORT}`);
afterLastRequest(async () => {
  await tracing?.stop();
  processLog().info("cms: stopped");
});
if (process.argv.includes("--migrate")) process.kill(process.pid, "SIGTERM");
