import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { freePort } from "@kdl/runtime/testing/free-port";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rawRequest } from "./testing/raw-request.ts";
import { createTestClient } from "./testing/test-client.ts";

const program = fileURLToPath(new URL("testing/serve-fake-web.ts", import.meta.url));
let folder: string;
let children: ChildProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serve-"));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env["PATH"],
      UPSTREAM_URL: "http://127.0.0.1:9",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const exited = once(child, "exit") as Promise<[number | null, string | null]>;
  return { child, exited, stderr: text(child.stderr), stdout: text(child.stdout) };
}

async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** Starts the gateway on a free port, and waits until it answers. */
async function runOnFreePort(env: Record<string, string> = {}, args: string[] = []) {
  const port = await freePort();
  const started = run({ ...env, PORT: String(port) }, args);
  const address = `http://127.0.0.1:${port}`;
  const client = createTestClient(address);
  await vi.waitFor(() => client.get("/healthz").expect(200), { timeout: 15_000, interval: 100 });
  return { ...started, address, client, port };
}

describe("a gateway that can't start says why in one line", () => {
  test("when the port is in use", async () => {
    const { server, port } = await listen();
    const { exited, stderr, stdout } = run({ PORT: String(port) });
    expect((await exited)[0]).toBe(1);
    expect(await stderr).toBe(`Port ${port} is in use already. Set PORT to another one.\n`);
    expect(await stdout).toBe("");
    server.close();
  });

  test("when the metrics port is in use", async () => {
    const { server, port } = await listen();
    const { exited, stderr } = run({ PORT: "20000", METRICS_PORT: String(port) });
    expect((await exited)[0]).toBe(1);
    expect(await stderr).toBe(`Port ${port} is in use already. Set METRICS_PORT to another one.\n`);
    server.close();
  });

  test("when the address isn't this machine's", async () => {
    const { exited, stderr } = run({ PORT: "20000", HOST: "192.0.2.1" });
    expect((await exited)[0]).toBe(1);
    expect(await stderr).toBe("HOST 192.0.2.1 is no address of this machine.\n");
  });

  test("when a variable is wrong", async () => {
    const { exited, stderr } = run({ PORT: "many" });
    expect((await exited)[0]).toBe(1);
    expect(await stderr).toMatch(/^PORT: .*\n$/);
  });
});

test("metrics are served on their own port if it is set, and nowhere else", async () => {
  const port = await freePort();
  const metrics = createTestClient(`http://127.0.0.1:${port}`);
  const without = await runOnFreePort();
  expect((await without.client.get("/metrics")).text).not.toContain("# TYPE");
  await expect(metrics.get("/metrics")).rejects.toThrow("ECONNREFUSED");

  await runOnFreePort({ METRICS_PORT: String(port) });
  const { text: shown } = await metrics.get("/metrics");
  expect(shown).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(shown).toMatch(/^http_server_request_duration_seconds_count\{http_route="\/healthz"/m);
  await metrics.get("/services").expect(404);
}, 30_000);

describe("the gateway stops", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "at once on %s when no request is running",
    async (signal) => {
      // The cutoff would come too late for this test.
      const { child, exited, stderr, address, port } = await runOnFreePort({}, ['{"cutMs":60000}']);
      const agent = new Agent({ keepAlive: true });
      expect((await rawRequest(address, "/clubs", { agent })).status).toBe(200);
      const silent = connect(port, "127.0.0.1").on("error", () => {});
      await once(silent, "connect");

      child.kill(signal);
      expect(await exited).toEqual([0, null]);
      expect(await stderr).toBe("");
      agent.destroy();
      silent.destroy();
    },
    30_000,
  );

  test("after it has answered running requests, with Connection: close", async () => {
    const { child, exited, port } = await runOnFreePort();
    const { socket, received } = await beginRequest(port);
    child.kill("SIGTERM");
    await untilRefused(port);
    socket.write("\r\n");
    const reply = await received;
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
    expect(await exited).toEqual([0, null]);
  }, 30_000);

  test("eventually, even if clients never finish", async () => {
    const { child, exited, port } = await runOnFreePort({}, ['{"cutMs":500}']);
    const { received } = await beginRequest(port);
    child.kill("SIGTERM");
    expect(await received).toBe("");
    expect(await exited).toEqual([0, null]);
  }, 30_000);

  test("on the second signal, without waiting", async () => {
    const { child, exited, port } = await runOnFreePort();
    await beginRequest(port);
    child.kill("SIGTERM");
    await untilRefused(port);
    // A second signal right after the first counts as the same one.
    const again = setInterval(() => child.kill("SIGTERM"), 100);
    expect(await exited).toEqual([1, null]);
    clearInterval(again);
  }, 30_000);

  test("behind a proxy, only after /readyz has announced it, and serves requests until then", async () => {
    const { child, exited, address, client } = await runOnFreePort({ TRUST_PROXY: "127.0.0.0/8" });
    const agent = new Agent({ keepAlive: true });
    expect((await rawRequest(address, "/clubs", { agent })).headers["connection"]).toBe(
      "keep-alive",
    );
    child.kill("SIGTERM");
    await vi.waitFor(async () => {
      const { status, body } = await client.get("/readyz");
      expect([status, body.problems]).toEqual([
        503,
        expect.arrayContaining(["The gateway is closing."]),
      ]);
    });
    for (const options of [{ agent }, {}]) {
      const { status, headers } = await rawRequest(address, "/clubs", options);
      expect([status, headers["connection"]]).toEqual([200, "close"]);
    }
    expect(await exited).toEqual([0, null]);
  }, 30_000);

  test("behind a proxy, and still serves open connections while new ones are refused", async () => {
    const kept = new Agent({ keepAlive: true });
    const { child, exited, address, port } = await runOnFreePort({ TRUST_PROXY: "127.0.0.0/8" }, [
      '{"idleMs":4000}',
    ]);
    expect((await rawRequest(address, "/clubs", { agent: kept })).status).toBe(200);
    child.kill("SIGTERM");
    await untilRefused(port);
    const { status, headers } = await rawRequest(address, "/clubs", { agent: kept });
    expect([status, headers["connection"]]).toEqual([200, "close"]);
    expect(await exited).toEqual([0, null]);
  }, 30_000);
});

/** A request whose head has begun to arrive. */
async function beginRequest(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  const received = text(socket).catch(() => "");
  socket.write("GET /clubs HTTP/1.1\r\nHost: x\r\n");
  // Its bytes have arrived once a later request has been answered.
  await createTestClient(`http://127.0.0.1:${port}`).get("/healthz").expect(200);
  return { socket, received };
}

const untilRefused = (port: number) =>
  vi.waitFor(
    async () => {
      const client = createTestClient(`http://127.0.0.1:${port}`);
      await expect(client.get("/healthz")).rejects.toThrow("ECONNREFUSED");
    },
    { timeout: 10_000, interval: 50 },
  );
