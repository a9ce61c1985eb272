/**
 * The site as it runs on one machine or on several: the CMS on SQLite and a small disk; or Caddy with the
 * rules of `deploy/`, two gateways, Redis, and the CMS on PostgreSQL. Between gateways and CMS is a
 * proxy that breaks traffic. What isn't installed is left out.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@kdl/runtime/testing/free-port";
import { ADMIN } from "../support/shipped-site.ts";
import { answers, createDaemon, type Daemon } from "./daemon.ts";
import { type FaultProxy, startFaultProxy } from "./fault-proxy.ts";
import { findProgram } from "./find-programs.ts";
import { caddyFor } from "../scale/caddy.ts";
import { postgresIn, redisServer } from "./servers.ts";
import { mountSmallDisk, type SmallDisk } from "./small-disk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Deployment extends AsyncDisposable {
  /** Where visitors come in. */
  url: string;
  cmsUrl: string;
  proxy: FaultProxy;
  gateways: Daemon[];
  cms: Daemon;
  /** `null` if it isn't installed. */
  caddy: Daemon | null;
  redis: Daemon | null;
  postgres: Daemon | null;
  /** The disk with all data of a CMS on SQLite, if this user may mount one. */
  disk: SmallDisk | null;
}

export const deploymentKinds = ["small", "large"] as const;
export type DeploymentKind = (typeof deploymentKinds)[number];

export async function startDeployment(kind: DeploymentKind): Promise<Deployment> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const begin = async (daemon: Daemon | null) => {
    if (!daemon) return;
    started.defer(async () => void (await daemon.end("SIGKILL")));
    await daemon.start();
  };

  const isLarge = kind === "large";
  const postgres = isLarge ? await postgresIn(join(folder, "postgres")) : null;
  const redis = isLarge ? await redisServer() : null;
  await begin(postgres?.daemon ?? null);
  await begin(redis?.daemon ?? null);

  const dataDir = join(folder, "cms");
  const disk = isLarge ? null : mountSmallDisk(dataDir);
  started.defer(() => disk?.unmount());
  const cmsPort = await freePort();
  const cmsUrl = `http://127.0.0.1:${cmsPort}`;
  const hasCaddy = isLarge && findProgram("caddy") !== null;
  const gatewayCount = hasCaddy ? 2 : 1;
  const ports = await Promise.all(Array.from({ length: gatewayCount }, freePort));
  const addresses = ports.map((port) => `http://127.0.0.1:${port}`);
  const shared = {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    GATEWAY_SECRET: "a secret of these faults",
    PAYLOAD_SECRET: "another secret of these faults",
    RATE_LIMIT_SUBMISSIONS: "100000",
    ...(redis ? { REDIS_URL: redis.url } : {}),
  };
  const cms = createDaemon({
    name: "CMS",
    command: [process.execPath, join(root, "apps/cms/src/server.ts")],
    environment: {
      ...shared,
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      CMS_ADMIN_EMAIL: ADMIN.email,
      CMS_ADMIN_PASSWORD: ADMIN.password,
      GATEWAY_URLS: addresses.join(","),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    probe: answers(`${cmsUrl}/readyz`),
    within: 120_000,
  });
  await begin(cms);
  const proxy = await startFaultProxy(cmsUrl);
  started.defer(() => proxy.close());

  const gateways = ports.map((port, index) =>
    createDaemon({
      name: `gateway ${index + 1}`,
      command: [process.execPath, join(root, "apps/bff/dist/server.js")],
      environment: {
        ...shared,
        PORT: String(port),
        HOST: "127.0.0.1",
        UPSTREAM_URL: proxy.url,
        SITE_ORIGIN: "http://site.example",
        TRUST_PROXY: "127.0.0.0/8",
        DATA_DIR: join(folder, `gateway-${index}`),
        // Short, so that faults affect reads of content as well.
        CONTENT_TTL_S: "5",
      },
      probe: answers(`${addresses[index]}/readyz`),
      within: 60_000,
    }),
  );
  for (const gateway of gateways) await begin(gateway);
  const caddy = hasCaddy ? await caddyFor(ports, folder) : null;
  await begin(caddy?.daemon ?? null);

  const kept = started.move();
  return {
    url: caddy?.url ?? addresses[0] ?? "",
    cmsUrl,
    proxy,
    gateways,
    cms,
    caddy: caddy?.daemon ?? null,
    redis: redis?.daemon ?? null,
    postgres: postgres?.daemon ?? null,
    disk,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
