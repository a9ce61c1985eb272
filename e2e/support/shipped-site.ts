/** The site as shipped: the built CMS with its seeded content, and the built gateway. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Send, signedFetch } from "@kdl/mock-upstream/signed-fetch";
import { announceChange } from "./announce-change.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { seed } from "./seed-folder.ts";
import { startProgram } from "./start-program.ts";

/** The first start migrates the database and stores the images. */
const SEEDED_WITHIN_MS = 120_000;
const READY_WITHIN_MS = 60_000;

const GATEWAY_SECRET = "a secret of the shipped site";
export const ADMIN = { email: "admin@example.org", password: "a password of the shipped site" };

export interface ShippedSite extends AsyncDisposable {
  url: string;
  cmsUrl: string;
  /** `fetch` with a gateway's signature, to call the CMS directly. */
  send: Send;
  /** The folder with all data. */
  dataDir: string;
  /** Process ids of both programs after their first start. */
  pids: { gateway: number; cms: number };
  stopCms(): Promise<void>;
  /** Sends SIGKILL, so that the CMS can't clean up. */
  killCms(): Promise<void>;
  /** Restarts the CMS with its data, after either of these. */
  startCms(): Promise<void>;
  /** Makes the gateway reload everything. */
  refresh(): Promise<void>;
  /** Output of both so far; of a restarted CMS, only since the restart. */
  log(): string;
}

/** Starts both on free ports with a new data folder; resolves once the site answers. Use `await using`. */
export async function startShippedSite(more: Record<string, string> = {}): Promise<ShippedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "shipped-site-"));
  const [port, cmsPort] = [await freePort(), await freePort()];
  // With the host name that the CMS uses in links to the site if no origin is configured.
  const url = `http://localhost:${port}`;
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  // What the launcher passes to both. Webhooks find the gateway by PORT.
  const environment = {
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    // Only searched for text that mustn't be in the log.
    LOG_LEVEL: "debug",
    RATE_LIMIT_SUBMISSIONS: "100000",
    // Tests don't access other sites.
    LINK_CHECK: "site",
    GATEWAY_SECRET,
    PAYLOAD_SECRET: "another secret of the shipped site",
    CMS_ADMIN_EMAIL: ADMIN.email,
    CMS_ADMIN_PASSWORD: ADMIN.password,
    ...more,
  };
  const launchCms = (folder = dataDir) =>
    startProgram({
      entry: "apps/cms/src/server.ts",
      readyUrl: `${cmsUrl}/readyz`,
      readyWithin: SEEDED_WITHIN_MS,
      environment: { ...environment, DATA_DIR: folder },
    });
  const launchGateway = () =>
    startProgram({
      entry: "apps/bff/dist/server.js",
      readyUrl: `${url}/readyz`,
      readyWithin: READY_WITHIN_MS,
      environment,
    });

  await using started = new AsyncDisposableStack();
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  await seed(dataDir, async (folder) => (await launchCms(folder)).stop());
  let cms = await launchCms();
  started.defer(() => cms.stop());
  const gateway = await launchGateway();
  started.defer(() => gateway.stop());

  const kept = started.move();
  return {
    url,
    cmsUrl,
    send: signedFetch(environment.GATEWAY_SECRET),
    dataDir,
    pids: { gateway: gateway.pid, cms: cms.pid },
    stopCms: () => cms.stop(),
    killCms: () => cms.kill(),
    startCms: async () => {
      cms = await launchCms();
    },
    refresh: () => announceChange(url, GATEWAY_SECRET),
    log: () => gateway.log() + cms.log(),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
