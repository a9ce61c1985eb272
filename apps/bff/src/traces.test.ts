/** Traces and ids from request to upstream, with the gateway as a separate process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type Collector, startCollector } from "@kdl/runtime/testing/collector";
import { freePort } from "@kdl/runtime/testing/free-port";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestClient } from "./testing/test-client.ts";

const modulesTold = fileURLToPath(new URL("testing/tell-modules.ts", import.meta.url));
const program = fileURLToPath(new URL("testing/serve-fake-web.ts", import.meta.url));
const ID = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";
const TRACE = "0af7651916cd43dd8448eb211c80319c";

let folder: string;
let collector: Collector;
let seen: { url: string; headers: IncomingHttpHeaders }[];
const upstream = createServer((request, response) => {
  seen.push({ url: request.url ?? "", headers: request.headers });
  request.resume().on("end", () => {
    if (request.method === "GET") response.writeHead(404).end("{}");
    else response.writeHead(201, { "content-type": "application/json" }).end('{"message":"ok"}');
  });
});
let gateway: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "traces-"));
  collector = await startCollector();
  seen = [];
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
});
afterEach(async () => {
  gateway.kill("SIGKILL");
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** Starts the gateway; the only output line that isn't JSON lists the modules it has loaded. */
async function start(env: Record<string, string> = {}) {
  const port = await freePort();
  gateway = spawn(process.execPath, ["--import", modulesTold, program], {
    env: {
      PATH: process.env["PATH"],
      UPSTREAM_URL: `http://127.0.0.1:${portOf(upstream)}`,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "debug",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = text(gateway.stdout!);
  const address = `http://127.0.0.1:${port}`;
  const client = createTestClient(address);
  await vi.waitFor(() => client.get("/healthz").expect(200), { timeout: 20_000, interval: 100 });
  return {
    client,
    async stop() {
      gateway.kill("SIGTERM");
      return (await output).trim().split("\n");
    },
  };
}

const contact = {
  name: "Planted Person",
  email: "planted@example.org",
  phone: "9876543210",
  message: "My planted words",
  idempotency_key: ID,
};

test("one trace and one id from the visitor to the upstream, without personal data", async () => {
  const { client, stop } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  const headers = { "x-request-id": ID, traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  await client
    .post("/contact?email=planted@example.org")
    .accept("json")
    .type("form")
    .set(headers)
    .send(contact)
    .expect(201)
    .expect("x-request-id", ID);
  await client.get("/services").set("x-request-id", "not-random");
  const lines = await stop();

  const sent = seen.find(({ url }) => url === "/send-email");
  expect(sent?.headers).toMatchObject({ "x-request-id": ID });
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === TRACE);
  const request = ofTrace.find(({ name }) => name === "POST /contact");
  const call = ofTrace.find(({ name }) => name === "POST /send-email");
  expect(request?.attributes).toMatchObject({ "http.route": "/contact", "request.id": ID });
  expect(call).toMatchObject({ service: "gateway", parentSpanId: request?.spanId });
  expect(sent?.headers["traceparent"]).toBe(`00-${TRACE}-${call?.spanId}-01`);

  // Reads have an id too, and so do the log lines about their failures.
  const page = collector.spans.find(({ name }) => name === "GET /services");
  expect(page).toMatchObject({ status: 2 });
  const read = collector.spans.find(({ name }) => name === "GET /api/services");
  const { headers: sentHeaders } = seen.find(({ url }) => url === "/api/services")!;
  expect(sentHeaders["x-request-id"]).toBe(read?.attributes["request.id"]);
  const told = lines.filter((line) => line.includes("content can't be loaded"));
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(JSON.parse(line)).toHaveProperty("reqId");
  expect(JSON.stringify(collector.spans)).not.toMatch(/planted|9876543210/i);
  expect(lines.join("")).not.toMatch(/planted|9876543210/i);
}, 60_000);

test("OpenTelemetry and prom-client are loaded only if they are used", async () => {
  const { client, stop } = await start();
  await client.get("/services");
  // Log lines may follow it.
  const modules = (await stop()).find((line) => !line.startsWith("{"));
  expect(modules).toContain("runtime/src/tracing/tracing.ts");
  expect(modules).not.toMatch(/opentelemetry|prom-client/);
}, 60_000);
