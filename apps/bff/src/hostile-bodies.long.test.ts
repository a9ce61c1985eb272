/** Sends bodies that aren't read, stop half-way or are too long to a gateway in its own process. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MockUpstream, startMockUpstream } from "@kdl/mock-upstream";
import { freePort } from "@kdl/runtime/testing/free-port";
import { openSocket, type OpenSocket } from "@kdl/runtime/testing/open-socket";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestClient } from "./testing/test-client.ts";

const STALL_MS = 500;
const DRAIN_MS = 1_000;
const KIB = 1024;
const program = fileURLToPath(new URL("testing/serve-fake-web.ts", import.meta.url));
let folder: string;
let upstream: MockUpstream;
let gateway: ChildProcess;
let port: number;
let output = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bodies-"));
  upstream = await startMockUpstream();
  port = await freePort();
  const clientLimits = { stallMs: STALL_MS, drain: { bytes: 32e6, ms: DRAIN_MS } };
  const limits = JSON.stringify({ clientLimits, uploadLimits: { stallMs: STALL_MS } });
  gateway = spawn(process.execPath, [program, limits], {
    env: {
      PATH: process.env["PATH"],
      UPSTREAM_URL: upstream.url,
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      PORT: String(port),
      GATEWAY_SECRET: "a secret of the tests",
      RATE_LIMIT_SUBMISSIONS: "100000",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [gateway.stdout!, gateway.stderr!]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const client = createTestClient(`http://127.0.0.1:${port}`);
  // Wait until it is ready: while it starts on a busy machine, it sheds requests.
  await vi.waitFor(() => client.get("/readyz").expect(200), { timeout: 30_000, interval: 100 });
  // From now on this page is cached in memory.
  await client.get("/services");
});
afterAll(async () => {
  gateway.kill("SIGKILL");
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

const FORM = "Content-Type: application/x-www-form-urlencoded\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
const TEXT = "Content-Type: text/plain\r\n";
const MULTIPART = "Content-Type: multipart/form-data; boundary=b\r\n";
const FOREIGN = "Origin: https://evil.example\r\nSec-Fetch-Site: cross-site\r\n";

/** Request line, headers, and the status with which a body of any length is answered. */
const requests: [string, string, RegExp][] = [
  ["POST /contact", FORM, /413/],
  ["POST /contact", TEXT, /415|413/],
  ["POST /contact", FORM + FOREIGN, /403/],
  ["POST /contact", "", /415|413/],
  ["POST /contact", "Content-Type: ;;;\r\n", /415/],
  ["POST /event-registration/career-fair", JSON_TYPE, /413/],
  ["POST /log-out", FORM, /413/],
  ["POST /trpc/contact.send", JSON_TYPE, /413/],
  ["POST /trpc/contact.send", TEXT, /415|413/],
  ["GET /trpc/services.list", JSON_TYPE, /200/],
  ["GET /trpc/no.such", "", /404/],
  ["POST /hooks/content", JSON_TYPE, /413/],
  ["POST /csp-report", TEXT + FOREIGN, /413/],
  ["POST /web-vitals", TEXT, /413/],
  ["GET /services", "", /200/],
  ["HEAD /services", "", /200/],
  ["GET /clubs/unknown", "", /200|404/],
  ["GET /healthz", "", /200/],
  ["GET /readyz", "", /200/],
  ["GET /sitemap.xml", "", /200/],
  ["GET /images/clubs/none.png", "", /200/],
  ["GET /%zz", "", /400/],
  ["POST /%zz", FORM, /400/],
  ["PUT /contact", FORM, /405|413/],
  ["DELETE /contact", "", /405|413|415/],
  ["OPTIONS /contact", TEXT, /405|413|415/],
  ["PROPFIND /contact", TEXT, /404|405|413|415/],
  ["POST /nowhere", FORM, /405|413|415/],
  ["POST /internship-registration", TEXT, /41[35]/],
  ["POST /internship-registration", MULTIPART, /4\d\d/],
  ["POST /member-picture", TEXT, /4\d\d/],
  ["POST /member-picture", MULTIPART, /4\d\d/],
  ["POST /contact", `${FORM}Connection: close\r\n`, /413/],
  ["GET /services", "Connection: close\r\n", /200/],
  ["POST /contact", `${FORM}Expect: something\r\n`, /417/],
];

describe.each(requests)("%s %j", (line, headers, status) => {
  const begin = (more: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}${more}\r\n`;

  test.each([300 * KIB, 3_000 * KIB])(
    "with %i bytes is answered, and so is the next request",
    async (bytes) => {
      const client = openSocket(port);
      client.socket.pause();
      client.socket.write(begin(`Content-Length: ${bytes}\r\n`));
      await new Promise((resolve) => client.socket.write(Buffer.alloc(bytes, "a"), resolve));
      client.socket.resume();
      expect(await statusOf(client)).toMatch(status);
      expect(await restOf(client)).toMatch(IN_ORDER);
    },
  );

  test("with a chunked body is answered, and so is the next request", async () => {
    const client = openSocket(port);
    client.socket.write(begin("Transfer-Encoding: chunked\r\n"));
    const chunk = "a".repeat(300 * KIB);
    client.socket.write(`${(300 * KIB).toString(16)}\r\n${chunk}\r\n0\r\n\r\n`);
    expect(await statusOf(client)).toMatch(/[24]\d\d/);
    expect(await restOf(client)).toMatch(IN_ORDER);
  });

  test("with a body that stops is answered, and the connection is closed", async () => {
    const client = openSocket(port);
    client.socket.write(begin("Content-Length: 100\r\n"));
    client.socket.write("a");
    expect(await statusOf(client)).toMatch(/[24]\d\d/);
    await expect.poll(client.state).toBe("ended");
  });

  test("with a client that disconnects half-way does no harm", async () => {
    const client = openSocket(port);
    client.socket.write(begin("Content-Length: 100000\r\n"));
    client.socket.write("a".repeat(50_000));
    await pause(20);
    client.socket.resetAndDestroy();
    await isAnswering();
    expect(gateway.exitCode).toBeNull();
  });
});

test("a body that doesn't match its headers gets only one reply", async () => {
  const client = openSocket(port);
  client.socket.write(`POST /contact HTTP/1.1\r\nHost: localhost\r\n${TEXT}`);
  client.socket.write("Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n");
  expect(await statusOf(client)).toMatch(/415/);
  client.socket.write("no chunk\r\n");
  await expect.poll(() => client.socket.destroyed).toBe(true);
  expect(client.received().match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("afterwards the gateway runs as before, without uncaught errors", async () => {
  // Longer than any timer that was started for one of those bodies.
  await pause(3 * STALL_MS + DRAIN_MS);
  await isAnswering();
  expect(gateway.exitCode).toBeNull();
  expect(output).toBe("");
});

async function statusOf({ received }: OpenSocket): Promise<string> {
  await vi.waitFor(() => expect(received()).toContain("\r\n\r\n"), { timeout: 10_000 });
  return received().split(" ", 2)[1]!;
}

/** How the connection ends, and how another request is answered before that. */
async function restOf(client: OpenSocket): Promise<string> {
  const isClosing = /^connection: close\r$/im.test(client.received());
  if (!isClosing) {
    client.socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  }
  await vi.waitFor(() => expect(client.state()).not.toBe("open"), { timeout: 10_000 });
  const statuses = [...client.received().matchAll(/HTTP\/1\.1 (\d\d\d) /g)].map(([, code]) => code);
  return [isClosing ? "closing" : "open", ...statuses.slice(1), client.state()].join(" ");
}
/** Answered once more, or closed as announced; never reset. */
const IN_ORDER = /^(?:open 200|closing) ended$/;

async function isAnswering(): Promise<void> {
  await createTestClient(`http://127.0.0.1:${port}`).get("/healthz").expect(200);
}
