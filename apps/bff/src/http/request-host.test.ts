import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import { isHost } from "./request-host.ts";

let gateway: TestGateway | undefined;
afterEach(() => gateway?.close());

test.each([
  "localhost",
  "localhost:3000",
  "WWW.Example.org",
  "xn--bcher-kva.example:443",
  "127.0.0.1:3000",
  "[::1]",
  "[2001:db8::1]:8080",
])("%s is a host", (host) => expect(isHost(host)).toBe(true));

const NO_HOSTS = [
  "",
  "localhost:3000/services",
  "localhost?x",
  "localhost#x",
  "user@localhost",
  "local host",
  "localhost:",
  "localhost:99999",
  "localhost:port",
  "a..b",
  "-a.example",
  ".",
  "[::1",
  "[nonsense:]",
  'x"><script>',
  "a,b",
  `${"a".repeat(64)}.example`,
  `${"a.".repeat(140)}example`,
];
test.each(NO_HOSTS)("%j is no host", (host) => expect(isHost(host)).toBe(false));

async function ask(lines: string, path = "/services"): Promise<string> {
  const { hostname, port } = new URL(gateway!.address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  return text(socket);
}

test("a path in Host never becomes part of a page's key", async () => {
  gateway = await startTestGateway();
  expect(await ask("Host: localhost:3000\r\n", "/services/mentoring")).toMatch(/^HTTP\/1\.1 200 /);
  for (const path of ["/mentoring", "/assets/none.js", "/trpc/services.list", "/healthz"]) {
    expect(await ask("Host: localhost:3000/services\r\n", path)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test.each(NO_HOSTS.filter((host) => host !== ""))("Host: %s gets 400", async (host) => {
  gateway = await startTestGateway();
  expect(await ask(`Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

test("two hosts get 400, also where they agree or the page is in memory", async () => {
  gateway = await startTestGateway();
  expect(await ask("Host: localhost\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("Host: localhost\r\nHost: evil.example\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("Host: localhost\r\nhost: localhost\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask("")).toMatch(/^HTTP\/1\.1 400 /);
});

test("with a configured origin the host is checked as well", async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://www.example.org" } });
  expect(await ask("Host: 10.0.0.7:3000\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask("Host: a/b\r\n")).toMatch(/^HTTP\/1\.1 400 /);
});

test("the host that a trusted proxy forwards is checked; nobody else's counts", async () => {
  gateway = await startTestGateway({ env: { TRUST_PROXY: "127.0.0.0/8" } });
  const page = await ask("Host: localhost\r\nX-Forwarded-Host: www.example.org\r\n", "/clubs");
  expect(page).toContain("http://www.example.org/clubs");
  for (const host of ["a/b", "a b", 'x"y', "a.example, b/c"]) {
    const reply = await ask(`Host: localhost\r\nX-Forwarded-Host: ${host}\r\n`);
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test("a balancer that sends no host may ask whether the gateway is ready", async () => {
  gateway = await startTestGateway();
  const { hostname, port } = new URL(gateway.address);
  const socket = connect(Number(port), hostname);
  socket.write("GET /healthz HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});
