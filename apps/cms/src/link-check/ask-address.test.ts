/** Runs against the test's own servers, on loopback. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAsker, PRIVATE_PROBLEM } from "./ask-address.ts";
import { askMany } from "./ask-many.ts";
import { isPublicAddress } from "./public-address.ts";

let asked: string[] = [];
let answer: (request: IncomingMessage, reply: ServerResponse) => void;
const server = createServer((request, reply) => {
  asked.push(`${request.method} ${request.url}`);
  answer(request, reply);
});
let base: string;
beforeEach(async () => {
  asked = [];
  answer = (_request, reply) => reply.end("hello");
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const loopback = (address: string) => ["127.0.0.1", "::1"].includes(address);

async function ask(address: string, mayAsk = loopback) {
  const asker = createAsker(mayAsk);
  try {
    return await asker.ask(address);
  } finally {
    await asker.close();
  }
}

const status = (code: number) => (_request: IncomingMessage, reply: ServerResponse) => {
  reply.statusCode = code;
  reply.end();
};

test("an existing page is requested with HEAD only, and the user agent identifies the checker", async () => {
  let agent = "";
  answer = (request, reply) => {
    agent = String(request.headers["user-agent"]);
    reply.end();
  };
  expect(await ask(`${base}/a?b=c`)).toEqual({ problem: null, hasAnswered: true });
  expect(asked).toEqual(["HEAD /a?b=c"]);
  expect(agent).toContain("LinkCheck/1.0; +https://site.example");
});

test("a missing page is described in words, and only after GET confirms it", async () => {
  answer = status(404);
  expect((await ask(`${base}/gone`)).problem).toBe("The page isn't there any more (404).");
  expect(asked).toEqual(["HEAD /gone", "GET /gone"]);
  answer = status(503);
  expect((await ask(`${base}/down`)).problem).toContain("(503)");
});

test("servers that don't answer HEAD, or refuse programs, aren't reported", async () => {
  answer = ({ method }, reply) => {
    reply.statusCode = method === "HEAD" ? 405 : 200;
    reply.end();
  };
  expect((await ask(base)).problem).toBeNull();
  for (const code of [401, 403, 429, 999]) {
    answer = status(code);
    expect((await ask(base)).problem).toBeNull();
  }
});

test("a long page is not read to its end", async () => {
  let written = 0;
  answer = ({ method }, reply) => {
    if (method === "HEAD") return status(405)({} as IncomingMessage, reply);
    const chunk = Buffer.alloc(64 * 1024);
    const write = () => {
      while (!reply.destroyed && written < 1024 ** 3) {
        written += chunk.length;
        if (!reply.write(chunk)) return reply.once("drain", write);
      }
      return reply.end();
    };
    write();
  };
  expect((await ask(base)).problem).toBeNull();
  expect(written).toBeLessThan(64 * 1024 ** 2);
});

test("redirects are followed, up to a limit", async () => {
  answer = ({ url }, reply) => {
    if (url === "/old") reply.writeHead(301, { location: "/new" });
    if (url === "/round") reply.writeHead(302, { location: "/round" });
    reply.end();
  };
  expect((await ask(`${base}/old`)).problem).toBeNull();
  expect((await ask(`${base}/round`)).problem).toContain("on and on");
  expect(asked.filter((line) => line === "HEAD /round")).toHaveLength(6);
});

test("nothing in a private network is requested: by address, by name, or after a redirect", async () => {
  const { port } = new URL(base);
  for (const host of ["127.0.0.1", "2130706433", "[::ffff:7f00:1]", "localhost"]) {
    const { problem } = await ask(`http://${host}:${port}/`, isPublicAddress);
    expect({ host, problem }).toEqual({ host, problem: PRIVATE_PROBLEM });
  }
  expect(asked).toEqual([]);
  answer = (_request, reply) => reply.writeHead(302, { location: "http://169.254.169.254/" }).end();
  expect((await ask(base)).problem).toBe(PRIVATE_PROBLEM);
  answer = (_request, reply) => reply.writeHead(302, { location: "file:///etc/passwd" }).end();
  expect((await ask(base)).problem).toContain("isn't a web page");
});

test("a name is checked in the connection's own lookup", async () => {
  const { port } = new URL(base);
  expect((await ask(`http://localhost:${port}/`)).problem).toBeNull();
});

const quick = { hosts: 2, pauseMs: 1, totalMs: 10_000 };
const never = new AbortController().signal;

test("a host gets one request at a time", async () => {
  let open = 0;
  let most = 0;
  answer = (_request, reply) => {
    most = Math.max(most, ++open);
    setImmediate(() => {
      open--;
      reply.end();
    });
  };
  const addresses = ["a", "b", "c"].map((path) => `${base}/${path}`);
  const outcomes = await askMany(addresses, loopback, never, quick);
  expect([...outcomes.keys()].toSorted()).toEqual(addresses);
  expect(most).toBe(1);
});

test("a server without a network reports no findings", async () => {
  const nobody = ["http://a.invalid/", "http://b.invalid/"];
  expect(await askMany(nobody, loopback, never, quick)).toEqual(new Map());
  const outcomes = await askMany([...nobody, base], loopback, never, quick);
  expect(outcomes.get("http://a.invalid/")?.problem).toBeTruthy();
});

test("addresses that aren't checked within the time limit are left out", async () => {
  const late = { ...quick, totalMs: 0 };
  expect(await askMany([base], loopback, never, late)).toEqual(new Map());
});
