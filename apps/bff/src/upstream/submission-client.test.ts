import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createReadClient } from "./read-client.ts";
import { rememberExtensions } from "./extensions.ts";
import {
  createSubmissionClient,
  type SubmissionClient,
  type SubmissionClientOptions,
} from "./submission-client.ts";
import { oneAddress } from "./one-address.ts";
import { afterwards, cleanUp, listen, serve, serveSockets } from "./testing/servers.ts";
import { testSigner } from "./testing/test-signer.ts";

afterEach(cleanUp);

const head = {
  path: "/send-email",
  key: "key-of-this-fill-1",
  flag: null,
  requestId: "request-1",
} as const;
const ANNOUNCED = { "x-contract-extensions": "submission-flag, idempotency-key" };
const RECEIPT = JSON.stringify({ message: "Thank you", reference: "MSG-1" });

function clientOf(url: string, options: Partial<SubmissionClientOptions> = {}): SubmissionClient {
  const extensions = rememberExtensions();
  const client = createSubmissionClient({
    addresses: oneAddress(url),
    extensions,
    signer: testSigner(),
    timeoutMs: 8_000,
    ...options,
  });
  afterwards(() => client.close());
  return client;
}

/** A client that already knows that the upstream keeps keys. */
function repeating(url: string, options: Partial<SubmissionClientOptions> = {}): SubmissionClient {
  const extensions = rememberExtensions();
  extensions.note(ANNOUNCED);
  return clientOf(url, { extensions, ...options });
}

/** Serves the answers in turn, then repeats the last one. */
async function serveInTurn(...answers: RequestListener[]) {
  const seen: IncomingMessage[] = [];
  const url = await serve((request, response) => {
    seen.push(request);
    const answer = answers[Math.min(seen.length, answers.length) - 1];
    request.resume().once("end", () => answer?.(request, response));
  });
  return { url, seen };
}

const status =
  (code: number, body = "{}"): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end(body);
const reset: RequestListener = (request) => request.socket.resetAndDestroy();
const silence: RequestListener = () => {};
const underWay = status(409, '{"code":"UNDER_WAY"}');

describe("a submission", () => {
  test("carries its key, its flag and the request id", async () => {
    let got: unknown;
    const url = await serve(async (request, response) => {
      got = { url: request.url, headers: request.headers, body: await text(request) };
      response.writeHead(201).end(RECEIPT);
    });
    const answer = await clientOf(`${url}/site/`).sendJson(
      { ...head, flag: "links" },
      { name: "Äsha" },
    );
    expect(answer).toMatchObject({
      status: 201,
      body: { message: "Thank you", reference: "MSG-1" },
    });
    expect(got).toMatchObject({
      url: "/site/send-email",
      headers: {
        "content-type": "application/json",
        "idempotency-key": head.key,
        "x-request-id": "request-1",
        "x-submission-flag": "links",
      },
      body: '{"name":"Äsha"}',
    });
  });

  test("without a key or a flag has no such headers", async () => {
    const { url, seen } = await serveInTurn(status(200));
    await clientOf(url).sendJson({ ...head, key: null }, {});
    expect(Object.keys(seen[0]!.headers)).not.toContain("idempotency-key");
    expect(Object.keys(seen[0]!.headers)).not.toContain("x-submission-flag");
  });

  test.each([400, 404, 409, 422, 500, 503])("returns a %i answer unchanged", async (code) => {
    const { url } = await serveInTurn(status(code, '{"message":"No"}'));
    const answer = await clientOf(url).sendJson(head, {});
    expect(answer).toMatchObject({ status: code, body: { message: "No" } });
  });

  test("follows no redirect", async () => {
    const { url, seen } = await serveInTurn((_request, response) =>
      response.writeHead(307, { location: "/other" }).end(),
    );
    expect((await clientOf(url).sendJson(head, {})).status).toBe(307);
    expect(seen).toHaveLength(1);
  });
});

describe("the answer's body", () => {
  test.each<[string, RequestListener]>([
    ["a page", status(200, "<h1>Saved</h1>")],
    ["too large", status(200, `"${"x".repeat(100_000)}"`)],
    [
      "packed",
      (_request, response) =>
        response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(RECEIPT)),
    ],
    [
      "cut",
      (request, response) => {
        response.writeHead(200, { "content-length": 100 });
        response.write("{", () => request.socket.end());
      },
    ],
  ])("that is %s leaves a success one", async (_name, answer) => {
    const { url } = await serveInTurn(answer);
    expect(await clientOf(url).sendJson(head, {})).toMatchObject({ status: 200, body: undefined });
  });

  test("that isn't HTTP is a failure", async () => {
    const url = await serveSockets((socket) => socket.end("nonsense"));
    await expect(clientOf(url).sendJson(head, {})).rejects.toMatchObject({ kind: "malformed" });
  });
});

describe("if the upstream hasn't said that it keeps keys", () => {
  test.each<[string, RequestListener]>([
    ["busy", status(503)],
    ["gone for its proxy", status(502)],
    ["cut off", reset],
    ["silent", silence],
    ["at it already", underWay],
  ])("one that is %s is called once", async (_name, answer) => {
    const { url, seen } = await serveInTurn(answer, status(201, RECEIPT));
    const limit = answer === silence ? { timeoutMs: 500 } : {};
    await Promise.allSettled([clientOf(url, limit).sendJson(head, {})]);
    expect(seen).toHaveLength(1);
  });
});

describe("if the upstream keeps keys", () => {
  test.each<[string, RequestListener]>([
    ["busy", status(503)],
    ["gone for its proxy", status(502)],
    ["late for its proxy", status(504)],
    ["cut off", reset],
    ["silent", silence],
    ["at it already", underWay],
    ["hidden behind a page", status(200, "<h1>Back soon</h1>")],
  ])("one that is %s is called again, with the same key", async (_name, answer) => {
    const { url, seen } = await serveInTurn(answer, answer, status(201, RECEIPT));
    const limit = answer === silence ? { attemptMs: 500 } : {};
    const reply = await repeating(url, limit).sendJson(head, {});
    expect(reply.status).toBe(201);
    const names = seen.map(({ headers }) => [headers["idempotency-key"], headers["x-request-id"]]);
    expect(names).toEqual(Array.from({ length: 3 }, () => [head.key, "request-1"]));
  });

  test("one that comes back gets the submission", async () => {
    const server = createServer((_request, response) => response.writeHead(201).end(RECEIPT));
    const url = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const comeBack = () => {
      unsubscribe("undici:client:connectError", comeBack);
      server.listen(Number(new URL(url).port), "127.0.0.1");
    };
    subscribe("undici:client:connectError", comeBack);
    afterwards(() => server.close());
    const sent = repeating(url, { timeoutMs: 8_000 }).sendJson(head, {});
    expect((await sent).status).toBe(201);
  });

  test.each([400, 409, 422, 500])(
    "a call that was answered with %i isn't retried",
    async (code) => {
      const { url, seen } = await serveInTurn(status(code, '{"code":"DUPLICATE"}'));
      expect((await repeating(url).sendJson(head, {})).status).toBe(code);
      expect(seen).toHaveLength(1);
    },
  );

  test("a call without a key isn't repeated", async () => {
    const { url, seen } = await serveInTurn(reset);
    await expect(repeating(url).sendJson({ ...head, key: null }, {})).rejects.toMatchObject({
      kind: "refused",
    });
    expect(seen).toHaveLength(1);
  });

  test("all attempts together have one limit, and the last answer counts", async () => {
    const { url, seen } = await serveInTurn(status(503));
    const answer = await repeating(url, { timeoutMs: 1_500 }).sendJson(head, {});
    expect(answer.status).toBe(503);
    expect(seen.length).toBeGreaterThan(1);
    // All the attempts that it may make would take more than two seconds.
    expect(seen.length).toBeLessThan(6);
    const hanging = await serveInTurn(silence);
    const started = performance.now();
    const limits = { timeoutMs: 500, attemptMs: 300 };
    const sent = repeating(hanging.url, limits).sendJson(head, {});
    await expect(sent).rejects.toMatchObject({ kind: "timeout" });
    expect(performance.now() - started).toBeGreaterThan(400);
  });

  test("any reply can announce it: a refusal, or a read of content", async () => {
    const refusing = await serveInTurn((_request, response) =>
      response.writeHead(422, ANNOUNCED).end("{}"),
    );
    const client = clientOf(refusing.url);
    expect(client.keepsKeys()).toBe(false);
    await client.sendJson(head, {});
    expect(client.keepsKeys()).toBe(true);

    const extensions = rememberExtensions();
    const url = await serve((_request, response) => response.writeHead(500, ANNOUNCED).end("{}"));
    const reader = createReadClient({ addresses: oneAddress(url), extensions, retries: 0 });
    afterwards(() => reader.close());
    await reader.read("/api/services").catch(() => {});
    expect(clientOf(url, { extensions }).keepsKeys()).toBe(true);
  });

  test("a similar word doesn't announce it", () => {
    const extensions = rememberExtensions();
    extensions.note({ "x-contract-extensions": "idempotency-keys, no-idempotency-key" });
    expect(extensions.has("idempotency-key")).toBe(false);
  });
});
