/** A whole site for tests: the mock upstream in this process, the built gateway in another one. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { sign } from "@kdl/schemas/contract/signing";
import { announceChange } from "./announce-change.ts";
import { freePort } from "@kdl/runtime/testing/free-port";
import { startProgram } from "./start-program.ts";

const READY_WITHIN_MS = 60_000;
/** All sites of a worker have the same events, which begin and end on full hours. */
const NOW = new Date();
const GATEWAY_SECRET = "a secret of the browser tests";

export interface Site extends AsyncDisposable {
  url: string;
  upstream: MockUpstream;
  /** The folder of the gateway's files. */
  dataDir: string;
  /** Makes the gateway drop cached pages and reload from the upstream. */
  refresh(): Promise<void>;
  /** The token of a form that was opened a minute ago. */
  earlierToken(): string;
  /** The gateway's output so far. */
  log(): string;
}

interface SiteOptions {
  /** Called before the gateway starts. */
  prepare?: (upstream: MockUpstream) => void;
  environment?: Record<string, string>;
  /** `false` for an upstream that only implements the contract's core. */
  extensions?: boolean;
  /** `false` for an upstream without member accounts. */
  members?: boolean;
}

/** Starts both and resolves once the gateway answers. `await using` closes the site in any case. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { prepare, environment, extensions = true, members = true } = options;
  const gatewaySecret = environment?.["GATEWAY_SECRET"] ?? GATEWAY_SECRET;
  await using started = new AsyncDisposableStack();
  const upstream = await startMockUpstream({
    gatewaySecret,
    signedRequests: true,
    extensions,
    members,
    now: () => NOW,
  });
  started.defer(() => upstream.close());
  prepare?.(upstream);
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const gateway = await startProgram({
    entry: "apps/bff/dist/server.js",
    readyUrl: `${url}/healthz`,
    readyWithin: READY_WITHIN_MS,
    environment: {
      PORT: String(port),
      UPSTREAM_URL: upstream.url,
      DATA_DIR: dataDir,
      GATEWAY_SECRET: gatewaySecret,
      LOG_LEVEL: "warn",
      // All tests share one client address.
      RATE_LIMIT_SUBMISSIONS: "100000",
      ...environment,
    },
  });
  started.defer(() => gateway.stop());
  const kept = started.move();
  return {
    url,
    upstream,
    dataDir,
    refresh: () => announceChange(url, gatewaySecret),
    earlierToken() {
      const begun = Date.now() - 60_000;
      return `${begun}.${sign(gatewaySecret, `form.${begun}`)}`;
    },
    log: gateway.log,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}
