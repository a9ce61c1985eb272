/** A whole site for tests: the fake upstream in this process, the built gateway in its own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { resourceNames } from "@kdl/schemas/resources";
import { sign, WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@kdl/schemas/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/webhook";
import { freePort } from "./free-port.ts";
import { startProgram } from "./start-program.ts";

const READY_WITHIN_MS = 15_000;
export const GATEWAY_SECRET = "a secret of the browser tests";

export interface Site {
  url: string;
  upstream: MockUpstream;
  /** Lets the gateway forget its pages and ask the upstream anew. */
  refresh(): Promise<void>;
  /** What the gateway wrote so far. */
  log(): string;
  close(): Promise<void>;
}

interface SiteOptions {
  /** Called before the gateway starts. */
  prepare?: (upstream: MockUpstream) => void;
  environment?: Record<string, string>;
}

/** Starts both and resolves when the gateway answers. */
export async function startSite({ prepare, environment }: SiteOptions = {}): Promise<Site> {
  const upstream = await startMockUpstream({ gatewaySecret: GATEWAY_SECRET });
  prepare?.(upstream);
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  const url = `http://127.0.0.1:${port}`;
  const cleanUp = async () => {
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  const gateway = await startProgram({
    entry: "apps/bff/dist/server.js",
    readyUrl: `${url}/healthz`,
    readyWithin: READY_WITHIN_MS,
    environment: {
      PORT: String(port),
      UPSTREAM_URL: upstream.url,
      DATA_DIR: dataDir,
      GATEWAY_SECRET,
      LOG_LEVEL: "warn",
      ...environment,
    },
  }).catch(async (error: unknown) => {
    await cleanUp();
    throw error;
  });
  const close = async () => {
    await gateway.stop();
    await cleanUp();
  };
  return { url, upstream, refresh: () => refresh(url), log: gateway.log, close };
}

async function refresh(url: string) {
  const body = JSON.stringify({ resources: resourceNames });
  const timestamp = String(Date.now());
  const response = await fetch(url + WEBHOOK_PATH, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [WEBHOOK_TIMESTAMP_HEADER]: timestamp,
      [WEBHOOK_SIGNATURE_HEADER]: sign(GATEWAY_SECRET, `${timestamp}.${body}`),
    },
    body,
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
