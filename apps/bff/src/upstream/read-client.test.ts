import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createReadClient, type ReadClient, type ReadClientOptions } from "./read-client.ts";
import { oneAddress } from "./one-address.ts";
import { afterwards, cleanUp, listen, serve, serveSockets } from "./testing/servers.ts";
import type { UpstreamErrorKind } from "./upstream-error.ts";

afterEach(cleanUp);

function clientOf(url: string, options: Partial<ReadClientOptions> = {}): ReadClient {
  const client = createReadClient({ addresses: oneAddress(url), timeoutMs: 8_000, ...options });
  afterwards(() => client.close());
  return client;
}

const failsWith = (kind: UpstreamErrorKind) =>
  expect.objectContaining({ name: "UpstreamError", kind });

describe("a good answer", () => {
  test("arrives with its bytes", async () => {
    const url = await serve((_request, response) => response.end('{"a":1}'));
    const { body } = await clientOf(url).read("/api/services");
    expect(body.toString()).toBe('{"a":1}');
  });

  test("can come from under a path in the upstream's address", async () => {
    const url = await serve((request, response) => response.end(request.url));
    const { body } = await clientOf(`${url}/site/v2/`).read("/api/services?x=1");
    expect(body.toString()).toBe("/site/v2/api/services?x=1");
  });

  test("is asked for as JSON, uncompressed, with what the caller adds", async () => {
    const url = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const { body } = await clientOf(url).read("/", { headers: { "x-preview-token": "t" } });
    expect(JSON.parse(body.toString())).toMatchObject({
      accept: "application/json",
      "accept-encoding": "identity",
      "x-preview-token": "t",
    });
  });

  test("reuses connections", async () => {
    const ports = new Set<number | undefined>();
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end("{}");
    });
    const client = clientOf(url);
    for (let i = 0; i < 20; i += 1) await client.read("/");
    expect(ports.size).toBeLessThan(4);
  });

  test("follows a redirect on the same host", async () => {
    const url = await serve((request, response) => {
      if (request.url === "/new") response.end("moved");
      else response.writeHead(301, { location: "/new" }).end();
    });
    expect((await clientOf(url).read("/old")).body.toString()).toBe("moved");
  });
});

describe("an upstream that is not there", () => {
  test("is refused", async () => {
    const server = createServer();
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("refused"));
  });

  test("is refused after a reset", async () => {
    let connections = 0;
    const url = await serveSockets((socket) => {
      connections += 1;
      socket.resetAndDestroy();
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("refused"));
    expect(connections).toBe(3);
  });

  test("is refused when the body breaks off", async () => {
    const url = await serveSockets((socket) => {
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[1,2,");
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("refused"));
  });
});

describe("an upstream that takes too long", () => {
  test("times out without headers", async () => {
    let calls = 0;
    const url = await serve(() => void (calls += 1));
    await expect(clientOf(url, { timeoutMs: 300 }).read("/")).rejects.toEqual(failsWith("timeout"));
    expect(calls).toBeLessThan(2);
  });

  test("times out while it sends a byte now and then", async () => {
    let calls = 0;
    const url = await serve(async (_request, response) => {
      calls += 1;
      while (!response.destroyed) {
        response.write(" ");
        await delay(50);
      }
    });
    await expect(clientOf(url, { timeoutMs: 400 }).read("/")).rejects.toEqual(failsWith("timeout"));
    expect(calls).toBeLessThan(2);
  });

  test("has one time limit for all attempts together", async () => {
    let calls = 0;
    const url = await serve(async (_request, response) => {
      calls += 1;
      await delay(250);
      response.writeHead(503).end();
    });
    await expect(clientOf(url, { timeoutMs: 400 }).read("/")).rejects.toThrow("/: ");
    // It would be three if each attempt had its own limit.
    expect(calls).toBeLessThan(3);
  });
});

describe("a status that isn't a success", () => {
  test("500 is tried again", async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 500 : 200).end("{}");
    });
    await clientOf(url).read("/");
    expect(calls).toBe(2);
  });

  test("a permanent 500 fails after two more attempts", async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(500).end();
    });
    await expect(clientOf(url, { timeoutMs: 3000 }).read("/")).rejects.toMatchObject({
      kind: "status",
      status: 500,
    });
    expect(calls).toBe(3);
  });

  test.each([400, 404, 429])("%d is not tried again", async (status) => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(status).end();
    });
    await expect(clientOf(url).read("/")).rejects.toMatchObject({ kind: "status", status });
    expect(calls).toBe(1);
  });

  test("a redirect to another host is not followed", async () => {
    let calls = 0;
    const other = await serve((_request, response) => {
      calls += 1;
      response.end("{}");
    });
    const url = await serve((_request, response) => {
      response.writeHead(302, { location: `${other}/api/services` }).end();
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("status"));
    expect(calls).toBe(0);
  });

  test("endless redirects are stopped", async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(302, { location: `/${calls}` }).end();
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("status"));
    expect(calls).toBe(4);
  });
});

describe("an answer that can't be used", () => {
  test("100 MB are cut off early", async () => {
    let sent = 0;
    const url = await serve(async (_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, " ");
      while (sent < 100 * 1024 * 1024 && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) await delay(1);
      }
      response.end();
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("malformed"));
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  test("a length beyond the limit is refused before the body", async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-length": String(3 * 1024 * 1024) }).flushHeaders();
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("malformed"));
  });

  test("a body of exactly the limit is accepted", async () => {
    const url = await serve((_request, response) => response.end(Buffer.alloc(1000)));
    const client = clientOf(url);
    await expect(client.read("/", { maxBytes: 999 })).rejects.toEqual(failsWith("malformed"));
    expect((await client.read("/", { maxBytes: 1000 })).body).toHaveLength(1000);
  });

  test("compressed bodies, which nobody asked for, are refused", async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("{}"));
    });
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("malformed"));
  });

  test("something that isn't HTTP is malformed", async () => {
    const url = await serveSockets((socket) => socket.end("hello, this is no web server\r\n\r\n"));
    await expect(clientOf(url).read("/")).rejects.toEqual(failsWith("malformed"));
  });
});
