import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import {
  checkSignature,
  CONTENT_DIGEST_HEADER,
  contentDigest,
  REQUEST_SIGNATURE_HEADER,
  REQUEST_TIMESTAMP_HEADER,
  requestKey,
} from "@kdl/schemas/contract/request-signature";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rememberExtensions } from "./extensions.ts";
import { createMemberClient } from "./member-client.ts";
import { createRequestSigner, type RequestSigner } from "./request-signer.ts";
import { createSubmissionClient } from "./submission-client.ts";
import { oneAddress } from "./one-address.ts";
import { afterwards, cleanUp, serve } from "./testing/servers.ts";
import { SIGNING_SECRET, testSigner } from "./testing/test-signer.ts";

afterEach(cleanUp);

const head = { path: "/send-email", key: "key-of-this-fill-1", flag: null, requestId: "r" };
const question = {
  method: "GET",
  path: "/api/members/me?x=1",
  session: "s",
  requestId: "r",
} as const;

function clientsOf(url: string, signer: RequestSigner = testSigner()) {
  const extensions = rememberExtensions();
  extensions.note({ "x-contract-extensions": "idempotency-key" });
  const submissions = createSubmissionClient({ addresses: oneAddress(url), extensions, signer });
  const members = createMemberClient({ addresses: oneAddress(url), extensions, signer });
  afterwards(() => Promise.all([submissions.close(), members.close()]));
  return { submissions, members };
}

/** Notes what comes and answers as it is told. */
async function serveNoting(status = 201, body: object = { message: "Thank you" }) {
  const seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  const url = await serve((request, response) => {
    const { method, url: path, headers } = request;
    seen.push({ method, url: path, headers });
    request.resume().once("end", () => {
      response.writeHead(status, { "content-type": "application/json", location: "/elsewhere" });
      response.end(JSON.stringify(body));
    });
  });
  return { url, seen };
}

const resultOf = (method: string, path: string, headers: IncomingHttpHeaders) =>
  checkSignature(requestKey(SIGNING_SECRET), { method, path, headers }, Date.now()).result;

describe("the gateway signs", () => {
  test.each(["", "/base/of/it"])("what it sends, under %j", async (base) => {
    const { url, seen } = await serveNoting();
    const { submissions, members } = clientsOf(url + base);
    const contentType = "multipart/form-data; boundary=b";
    const { signal } = new AbortController();
    await submissions.sendJson(head, { name: "Asha" });
    await submissions.sendUpload(head, { contentType, body: Readable.from(["x"]), signal });
    await members.ask(question);
    const file = { type: "image/webp", bytes: Buffer.from("picture") };
    await members.ask({ ...question, method: "PUT", file });
    expect(seen).toHaveLength(4);
    for (const { method = "", url: path = "", headers } of seen) {
      expect(resultOf(method, path.slice(base.length), headers)).toBe("genuine");
    }
    const digests = seen.map(({ headers }) => headers[CONTENT_DIGEST_HEADER]);
    const json = contentDigest('{"name":"Asha"}');
    expect(digests).toEqual([json, undefined, undefined, contentDigest("picture")]);
  });

  test("each try with its own time", async () => {
    const times: (string | string[] | undefined)[] = [];
    const url = await serve(async (request, response) => {
      times.push(request.headers[REQUEST_TIMESTAMP_HEADER]);
      await wait(5);
      response.writeHead(times.length < 3 ? 503 : 201).end('{"message":"Thank you"}');
    });
    await clientsOf(url).submissions.sendJson(head, {});
    expect(new Set(times).size).toBe(3);
  });

  test("nothing for a server to which its upstream redirects", async () => {
    const stranger = await serveNoting();
    const url = await serve((_request, response) =>
      response.writeHead(307, { location: `${stranger.url}/send-email` }).end(),
    );
    const { submissions, members } = clientsOf(url);
    expect((await submissions.sendJson(head, {})).status).toBe(307);
    expect((await members.ask(question)).status).toBe(307);
    expect(stranger.seen).toEqual([]);
  });

  test("nothing without a secret, and never says the secret", async () => {
    const { url, seen } = await serveNoting();
    const signer = createRequestSigner({ secret: undefined, log: { error: vi.fn() } });
    await clientsOf(url, signer).submissions.sendJson(head, {});
    expect(seen[0]?.headers).not.toHaveProperty(REQUEST_SIGNATURE_HEADER);
    await clientsOf(url).submissions.sendJson(head, {});
    expect(JSON.stringify(seen)).not.toContain(SIGNING_SECRET);
  });
});

test.each([
  ["UNSIGNED", /its GATEWAY_SECRET$/],
  ["WRONG_SIGNATURE", /GATEWAY_SECRET differs$/],
  ["SIGNATURE_EXPIRED", /clocks differ$/],
] as const)(
  "an upstream that says %s is a failure whose cause is logged once",
  async (code, words) => {
    let body: object = { code, message: "This is not allowed." };
    const url = await serve((request, response) => {
      const status = "code" in body ? 401 : 201;
      request.resume().once("end", () => response.writeHead(status).end(JSON.stringify(body)));
    });
    const log = { error: vi.fn() };
    const onRefused = vi.fn();
    const signer = createRequestSigner({ secret: SIGNING_SECRET, log, onRefused });
    const { submissions, members } = clientsOf(url, signer);
    for (const call of [submissions.sendJson(head, {}), members.ask(question)]) {
      await expect(call).rejects.toMatchObject({ kind: "status", status: 401 });
    }
    expect(log.error.mock.calls).toEqual([[{ code }, expect.stringMatching(words)]]);
    expect(onRefused.mock.calls).toEqual([[code], [code]]);
    expect(signer.isRefused()).toBe(true);
    body = { message: "Thank you" };
    await submissions.sendJson(head, {});
    expect(signer.isRefused()).toBe(false);
  },
);

test("a session that has ended is none of them", async () => {
  const { url } = await serveNoting(401, { code: "SESSION_ENDED", message: "Please log in." });
  const signer = testSigner();
  expect((await clientsOf(url, signer).members.ask(question)).status).toBe(401);
  expect(signer.isRefused()).toBe(false);
});
