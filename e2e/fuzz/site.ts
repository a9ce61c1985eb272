/** The shipped site to be fuzzed: the CMS, and two gateways in front of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { announceChange } from "../support/announce-change.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { type InspectedProgram, startInspected } from "../support/inspected-program.ts";
import { ADMIN } from "../support/shipped-site.ts";
import { type Target, targets } from "./input.ts";
import { type LogWatch, watchLog } from "./log-watch.ts";

const READY_WITHIN_MS = 180_000;
export const GATEWAY_SECRET = "a secret of the fuzzed site";

interface FuzzedProgram extends Omit<InspectedProgram, "log"> {
  name: Target;
  port: number;
  log: LogWatch;
}

export interface FuzzedSite extends AsyncDisposable {
  programs: Readonly<Record<Target, FuzzedProgram>>;
  dataDir: string;
  /** Clears the caches of both gateways. */
  dropCaches(): Promise<void>;
  /** The programs that have ended by themselves. */
  dead(): FuzzedProgram[];
}

/** Clients are identified by X-Forwarded-For, so that a client's limits don't reject inputs early. */
const lax = { TRUST_PROXY: "127.0.0.1", RATE_LIMIT_SUBMISSIONS: "100000" };

export async function startFuzzedSite(): Promise<FuzzedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), "fuzzed-site-"));
  await using started = new AsyncDisposableStack();
  started.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const ports = { gateway: await freePort(), limited: await freePort(), cms: await freePort() };
  const url = (name: Target) => `http://127.0.0.1:${ports[name]}`;
  const shared = {
    CMS_PORT: String(ports.cms),
    DATA_DIR: dataDir,
    // Even debug lines must contain no personal data.
    LOG_LEVEL: "debug",
    GATEWAY_SECRET,
    PAYLOAD_SECRET: "another secret of the fuzzed site",
    CMS_ADMIN_EMAIL: ADMIN.email,
    CMS_ADMIN_PASSWORD: ADMIN.password,
    GATEWAY_URLS: `${url("gateway")},${url("limited")}`,
  };
  const environments: Record<Target, Record<string, string>> = {
    cms: { PORT: String(ports.gateway) },
    gateway: { PORT: String(ports.gateway), ...lax },
    limited: { PORT: String(ports.limited), SITE_ORIGIN: url("limited") },
  };

  async function launch(name: Target): Promise<FuzzedProgram> {
    const log = watchLog();
    const program = await startInspected({
      entry: name === "cms" ? "apps/cms/src/server.ts" : "apps/bff/dist/server.js",
      readyUrl: `${url(name)}/readyz`,
      readyWithin: READY_WITHIN_MS,
      environment: { ...shared, ...environments[name] },
      onOutput: log.read,
    });
    started.defer(() => program.stop());
    return { ...program, name, port: ports[name], log };
  }

  const cms = await launch("cms");
  const programs = { cms, gateway: await launch("gateway"), limited: await launch("limited") };
  const kept = started.move();
  return {
    programs,
    dataDir,
    dropCaches: async () => {
      await announceChange(url("gateway"), GATEWAY_SECRET);
      await announceChange(url("limited"), GATEWAY_SECRET);
    },
    dead: () => targets.map((name) => programs[name]).filter((program) => !program.isRunning()),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
