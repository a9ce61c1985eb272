import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rawRequest } from "./testing/raw-request.ts";

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

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
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

/** Starts the gateway on a port that was free a moment ago. */
async function runOnFreePort() {
  const { server, port } = await listen();
  server.close();
  await once(server, "close");
  const started = run({ PORT: String(port) });
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await rawRequest(address, "/healthz")).status).toBe(200), {
    timeout: 15_000,
    interval: 100,
  });
  return { ...started, address, port };
}

describe("what keeps the gateway from starting is one line", () => {
  test("when the port is in use", async () => {
    const { server, port } = await listen();
    const { exited, stderr, stdout } = run({ PORT: String(port) });
    expect((await exited)[0]).toBe(1);
    expect(await stderr).toBe(`Port ${port} is in use already. Set PORT to another one.\n`);
    expect(await stdout).toBe("");
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

describe("the gateway stops within 5 s", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "on %s, whatever is still connected",
    async (signal) => {
      const { child, exited, stderr, address, port } = await runOnFreePort();
      const agent = new Agent({ keepAlive: true });
      expect((await rawRequest(address, "/clubs", { agent })).status).toBe(200);
      const silent = connect(port, "127.0.0.1");
      const halfway = connect(port, "127.0.0.1");
      for (const socket of [silent, halfway]) socket.on("error", () => {});
      halfway.write("GET /clubs HTTP/1.1\r\nHost: x\r\n");
      await new Promise((resolve) => setTimeout(resolve, 100));

      const began = performance.now();
      child.kill(signal);
      expect(await exited).toEqual([0, null]);
      expect(performance.now() - began).toBeLessThan(5_000);
      expect(await stderr).toBe("");
      agent.destroy();
      silent.destroy();
      halfway.destroy();
    },
    30_000,
  );

  test("and answers who is being served, telling that the connection ends", async () => {
    const { child, exited, port } = await runOnFreePort();
    const socket = connect(port, "127.0.0.1");
    const received = text(socket);
    // A request that has begun before the signal and ends after it.
    socket.write("GET /clubs HTTP/1.1\r\nHost: x\r\n");
    await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write("\r\n");
    const reply = await received;
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
    expect(await exited).toEqual([0, null]);
  }, 30_000);
});
