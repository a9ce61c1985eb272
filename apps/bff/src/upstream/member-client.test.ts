import { memberCall } from "@kdl/schemas/members/member-calls";
import { afterEach, describe, expect, test } from "vitest";
import { rememberExtensions } from "./extensions.ts";
import { createMemberClient, type MemberClientOptions } from "./member-client.ts";
import { oneAddress } from "./one-address.ts";
import { afterwards, cleanUp, serve, serveSockets } from "./testing/servers.ts";
import { testSigner } from "./testing/test-signer.ts";

afterEach(cleanUp);

function clientFor(url: string, options: Partial<MemberClientOptions> = {}) {
  const extensions = rememberExtensions();
  const client = createMemberClient({
    addresses: oneAddress(url),
    extensions,
    signer: testSigner(),
    timeoutMs: 8_000,
    ...options,
  });
  afterwards(() => client.close());
  return client;
}

const me = {
  method: "GET",
  path: memberCall.me,
  session: "the-session",
  requestId: "r-1",
} as const;

describe("a call", () => {
  test("carries the session and the request id, and returns any status", async () => {
    const url = await serve((request, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end(JSON.stringify({ url: request.url, ...request.headers }));
    });
    const { status, body } = await clientFor(`${url}/base/`).ask(me);
    expect(status).toBe(401);
    expect(body).toMatchObject({
      url: `/base${memberCall.me}`,
      authorization: "Bearer the-session",
      "x-request-id": "r-1",
    });
  });

  test("without a session carries none", async () => {
    const url = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const { body } = await clientFor(url).ask({ ...me, session: null });
    expect(body).not.toHaveProperty("authorization");
  });

  test("reads no more than its limit", async () => {
    const url = await serve((_request, response) => response.end(Buffer.alloc(300 * 1024, "x")));
    expect(await clientFor(url).ask(me)).toEqual({ status: 200, bytes: null, body: undefined });
    const whole = await clientFor(url).ask(me, 400 * 1024);
    expect(whole.bytes).toHaveLength(300 * 1024);
  });

  test("is made once, follows no redirect, and has a time limit", async () => {
    let calls = 0;
    const url = await serve((request, response) => {
      calls += 1;
      if (request.url?.endsWith("/log-out")) response.writeHead(307, { location: "/other" }).end();
      else if (request.url === memberCall.logIn) response.writeHead(503).end("busy");
    });
    const client = clientFor(url);
    const moved = await client.ask({ ...me, method: "POST", path: memberCall.logOut });
    expect(moved.status).toBe(307);
    expect((await client.ask({ ...me, method: "POST", path: memberCall.logIn })).status).toBe(503);
    const hasty = clientFor(url, { timeoutMs: 300 });
    await expect(hasty.ask(me)).rejects.toMatchObject({ kind: "timeout" });
    expect(calls).toBeLessThan(4);
    const gone = clientFor(await serveSockets((socket) => socket.destroy()));
    await expect(gone.ask(me)).rejects.toMatchObject({ kind: "refused" });
  });
});

describe("whether members are kept", () => {
  test("is known from any reply", async () => {
    const extensions = rememberExtensions();
    extensions.note({ "x-contract-extensions": "idempotency-key, members-2" });
    const client = clientFor("http://127.0.0.1:1", { extensions });
    expect(await client.isOffered("r-1")).toBe(true);
  });

  test("is asked once for all callers", async () => {
    let calls = 0;
    const url = await serve((_request, response) => {
      calls += 1;
      response.writeHead(401, { "x-contract-extensions": "members-2" }).end("{}");
    });
    const client = clientFor(url);
    const answers = await Promise.all([1, 2, 3].map(() => client.isOffered("r-1")));
    expect(answers).toEqual([true, true, true]);
    expect(await client.isOffered("r-1")).toBe(true);
    expect(calls).toBe(1);
  });

  test("isn't decided by an upstream that fails", async () => {
    let status = 503;
    const url = await serve((_request, response) => response.writeHead(status).end());
    const client = clientFor(url);
    await expect(client.isOffered("r-1")).rejects.toMatchObject({ kind: "status" });
    status = 404;
    expect(await client.isOffered("r-1")).toBe(false);
    status = 503;
    expect(await client.isOffered("r-1")).toBe(false);
  });
});
