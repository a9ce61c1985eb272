/** The scaled-out site: PostgreSQL, Redis, S3, two CMS, two gateways, nginx, Caddy. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type S3Server, startS3Server } from "@kdl/mock-upstream/s3-server";
import { answers, createDaemon, type Daemon } from "../faults/daemon.ts";
import { postgresIn, redisServer, type Server } from "../faults/servers.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { ADMIN } from "../support/shipped-site.ts";
import { caddyFor } from "./caddy.ts";
import { nginxFor } from "./nginx.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Submissions per minute and client. */
export const LIMIT = 150;

interface Gateway {
  url: string;
  daemon: Daemon;
}

export interface ScaledSite extends AsyncDisposable {
  /** Through nginx. */
  url: string;
  /** Address of the first CMS. */
  cmsUrl: string;
  secondCmsUrl: string;
  databaseUrl: string;
  /** The folder in which both CMS would store files if there were no bucket. */
  cmsFolder: string;
  gateways: readonly [Gateway, Gateway];
  cms: Daemon;
  secondCms: Daemon;
  redis: Daemon;
  s3: S3Server;
  /** Another proxy for the same gateways; `null` if Caddy isn't installed. */
  caddyUrl: string | null;
}

/** Required programs that aren't installed. */
export class MissingPrograms extends Error {}

export async function startScaledSite(): Promise<ScaledSite> {
  await using started = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), "scale-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const begin = async (daemon: Daemon) => {
    started.defer(async () => void (await daemon.end("SIGKILL")));
    await daemon.start();
  };

  const ports = [await freePort(), await freePort()] as const;
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const [postgres, redis, nginx] = allOf({
    postgresql: await postgresIn(join(folder, "postgres")),
    "redis-server": await redisServer(),
    nginx: await nginxFor(ports, join(folder, "nginx")),
  });
  const caddy = await caddyFor(ports, folder);
  await begin(postgres.daemon);
  await begin(redis.daemon);
  const s3 = await startS3Server();
  started.defer(() => s3.close());

  const shared = {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    GATEWAY_SECRET: "the secret of this test site",
    PAYLOAD_SECRET: "another secret of this site",
    RATE_LIMIT_SUBMISSIONS: String(LIMIT),
    REDIS_URL: redis.url,
  };
  const cmsFolder = join(folder, "cms");
  const [cmsUrl, secondCmsUrl] = [urlOf(await freePort()), urlOf(await freePort())];
  const cmsAt = (url: string) =>
    createDaemon({
      name: `CMS at ${url}`,
      command: [process.execPath, join(root, "apps/cms/src/server.ts")],
      environment: {
        ...shared,
        ...s3.environment,
        CMS_PORT: new URL(url).port,
        DATA_DIR: cmsFolder,
        CMS_ADMIN_EMAIL: ADMIN.email,
        CMS_ADMIN_PASSWORD: ADMIN.password,
        DATABASE_URL: postgres.url,
        // The other gateway learns of edits through Redis.
        GATEWAY_URLS: urlOf(ports[0]),
      },
      probe: answers(`${url}/readyz`),
      within: 240_000,
    });
  const [cms, secondCms] = [cmsAt(cmsUrl), cmsAt(secondCmsUrl)];
  // Start both at once on an empty database: one of them migrates and seeds it.
  await Promise.all([begin(cms), begin(secondCms)]);

  const gatewayAt = (port: number): Gateway => ({
    url: urlOf(port),
    daemon: createDaemon({
      name: `gateway at ${port}`,
      command: [process.execPath, join(root, "apps/bff/dist/server.js")],
      environment: {
        ...shared,
        PORT: String(port),
        HOST: "127.0.0.1",
        UPSTREAM_URL: [cmsUrl, secondCmsUrl].join(),
        // Excludes 127.0.0.2 and so on, which are visitors here.
        TRUST_PROXY: "127.0.0.1",
        DATA_DIR: join(folder, `gateway-${port}`),
        // So long that edits only appear through a purge.
        CONTENT_TTL_S: "3600",
      },
      probe: answers(`${urlOf(port)}/readyz`),
      within: 60_000,
    }),
  });
  const gateways = [gatewayAt(ports[0]), gatewayAt(ports[1])] as const;
  for (const { daemon } of gateways) await begin(daemon);
  await begin(nginx.daemon);
  if (caddy) await begin(caddy.daemon);

  const kept = started.move();
  return {
    url: nginx.url,
    cmsUrl,
    secondCmsUrl,
    databaseUrl: postgres.url,
    cmsFolder,
    gateways,
    cms,
    secondCms,
    redis: redis.daemon,
    s3,
    caddyUrl: caddy?.url ?? null,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

function allOf(found: Record<string, Server | null>): Server[] & [Server, Server, Server] {
  const missing = Object.keys(found).filter((name) => found[name] === null);
  if (missing.length > 0) throw new MissingPrograms(missing.join(", "));
  return Object.values(found) as [Server, Server, Server];
}
