/** A whole site for tests: the fake upstream in this process, the built gateway in its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { resourceNames } from "@kdl/schemas/resources";
import { sign, WEBHOOK_SIGNATURE_HEADER, WEBHOOK_TIMESTAMP_HEADER } from "@kdl/schemas/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/webhook";

const GATEWAY = new URL("../../apps/bff/dist/server.js", import.meta.url).pathname;
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
  const gateway = spawn(process.execPath, [GATEWAY], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      UPSTREAM_URL: upstream.url,
      DATA_DIR: dataDir,
      GATEWAY_SECRET,
      LOG_LEVEL: "warn",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [gateway.stdout, gateway.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  const ended = once(gateway, "exit");
  const close = async () => {
    gateway.kill("SIGTERM");
    await ended;
    await upstream.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  await Promise.race([
    untilAlive(url),
    ended.then(() => Promise.reject(new Error(`The gateway ended: ${log}`))),
  ]);
  return { url, upstream, refresh: () => refresh(url), log: () => log, close };
}

async function untilAlive(url: string) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const alive = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (alive) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The gateway did not answer in time");
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}
