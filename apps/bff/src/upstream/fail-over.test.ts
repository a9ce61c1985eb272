/** What the three clients do when one of two addresses fails. */
import { createServer, type RequestListener } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { memberCall } from "@kdl/schemas/members/member-calls";
import { checkSignature, requestKey } from "@kdl/schemas/contract/request-signature";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createReadClient } from "./read-client.ts";
import { rememberExtensions } from "./extensions.ts";
import { createMemberClient } from "./member-client.ts";
import { createSubmissionClient } from "./submission-client.ts";
import { addressesAt } from "./testing/addresses.ts";
import { afterwards, cleanUp, listen, serve } from "./testing/servers.ts";
import { SIGNING_SECRET, testSigner } from "./testing/test-signer.ts";

afterEach(cleanUp);

const KEEPS_KEYS = { "x-contract-extensions": "idempotency-key" };
const RECEIPT = JSON.stringify({ message: "Thank you", reference: "MSG-1" });
const head = { path: "/send-email", key: "key-of-this-fill-1", flag: null, requestId: "r-1" };
const member = { path: memberCall.me, session: "a-session", requestId: "r-1" };
const probe = () => Promise.resolve(false);

const someFile = () => Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(10_000, "x")));
const sourceOf = (body: Readable) => ({
  contentType: "multipart/form-data; boundary=x",
  body,
  signal: new AbortController().signal,
});

/** An address without a server. */
async function nowhere(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return url;
}

/** Two addresses; the one that is called first misbehaves. */
async function pair(first: RequestListener | null, second: RequestListener) {
  const seen = { first: 0, second: 0 };
  const noting = (name: keyof typeof seen, handle: RequestListener) =>
    serve((request, response) => {
      seen[name] += 1;
      handle(request, response);
    });
  const bad = first === null ? await nowhere() : await noting("first", first);
  const good = await noting("second", second);
  const addresses = addressesAt([bad, good], { probe });
  return { addresses, seen, good };
}

const reset: RequestListener = (request) => request.socket.resetAndDestroy();
const silence: RequestListener = (request) => void request.resume();
const status =
  (code: number): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(code).end();
  };
const receipt: RequestListener = (request, response) => {
  request.resume().once("end", () => response.writeHead(201).end(RECEIPT));
};

function sender(addresses: ReturnType<typeof addressesAt>, keepsKeys: boolean) {
  const extensions = rememberExtensions();
  if (keepsKeys) extensions.note(KEEPS_KEYS);
  const client = createSubmissionClient({
    addresses,
    extensions,
    signer: testSigner(),
    attemptMs: 500,
    timeoutMs: 4_000,
  });
  afterwards(() => client.close());
  return client;
}

function memberClientOf(addresses: ReturnType<typeof addressesAt>) {
  const client = createMemberClient({
    addresses,
    extensions: rememberExtensions(),
    signer: testSigner(),
    attemptMs: 500,
    timeoutMs: 4_000,
  });
  afterwards(() => client.close());
  return client;
}

const lookup = async () => [
  { address: "127.0.0.1", family: 4 },
  { address: "127.0.0.2", family: 4 },
];

const failures: [string, RequestListener | null][] = [
  ["isn't there", null],
  ["cuts off", reset],
  ["is busy", status(503)],
  ["fails", status(500)],
];

describe("a read", () => {
  test.each([...failures, ["is silent", silence] as const])(
    "goes to the other address at once if one %s",
    async (_name, bad) => {
      const { addresses } = await pair(bad, (_request, response) => response.end("[]"));
      const client = createReadClient({ addresses, timeoutMs: 2_000, retries: 0 });
      afterwards(() => client.close());
      expect((await client.read("/api/services")).body.toString()).toBe("[]");
    },
  );

  test("of an absolute address under the upstream goes to any of its addresses", async () => {
    const { addresses } = await pair(null, (request, response) => response.end(request.url));
    const client = createReadClient({ addresses, retries: 0 });
    afterwards(() => client.close());
    const { body } = await client.read(`${addresses.urls[0]}/images/team/a.png`);
    expect(body.toString()).toBe("/images/team/a.png");
  });

  test("that gets a 404 isn't repeated elsewhere", async () => {
    const { addresses, seen } = await pair(status(404), status(200));
    const client = createReadClient({ addresses });
    afterwards(() => client.close());
    await expect(client.read("/api/services")).rejects.toMatchObject({ status: 404 });
    expect(seen).toEqual({ first: 1, second: 0 });
  });

  test("sends the host's name to whichever address it uses, and redirects stay there", async () => {
    const url = await serve((request, response) => {
      const { host } = request.headers;
      if (request.url === "/old") response.writeHead(302, { location: `http://${host}/new` }).end();
      else response.end(host);
    });
    const { port } = new URL(url);
    const addresses = addressesAt([`http://cms.test:${port}`], { lookup, probe });
    await vi.waitFor(() => expect(addresses.states()).toHaveLength(2));
    const client = createReadClient({ addresses, retries: 0 });
    afterwards(() => client.close());
    expect((await client.read("/old")).body.toString()).toBe(`cms.test:${port}`);
  });
});

describe("a submission", () => {
  test.each([...failures.slice(0, 3), ["is silent", silence] as const])(
    "with a key goes to the other address at once if one %s, signed again",
    async (_name, bad) => {
      const verdicts: unknown[] = [];
      const { addresses } = await pair(bad, async (request, response) => {
        const body = await text(request);
        const { method = "", url: path = "", headers } = request;
        verdicts.push([
          checkSignature(requestKey(SIGNING_SECRET), { method, path, headers }, Date.now()).result,
          body,
        ]);
        response.writeHead(201).end(RECEIPT);
      });
      const answer = await sender(addresses, true).sendJson(head, { name: "Asha" });
      expect(answer.status).toBe(201);
      expect(verdicts).toEqual([["genuine", '{"name":"Asha"}']]);
    },
  );

  test.each(failures.slice(1, 3))(
    "that may not be repeated isn't, even if one %s",
    async (_name, bad) => {
      const { addresses, seen } = await pair(bad, receipt);
      await Promise.allSettled([sender(addresses, false).sendJson(head, {})]);
      expect(seen).toEqual({ first: 1, second: 0 });
    },
  );

  test("that couldn't connect goes to the next address, with or without a key", async () => {
    const { addresses } = await pair(null, receipt);
    const answer = await sender(addresses, false).sendJson({ ...head, key: null }, {});
    expect(answer.status).toBe(201);
  });

  test("with a file goes to another address as long as none of it has been sent", async () => {
    const got: number[] = [];
    const { addresses } = await pair(null, async (request, response) => {
      got.push((await text(request)).length);
      response.writeHead(201).end(RECEIPT);
    });
    const sent = sender(addresses, true).sendUpload(head, sourceOf(someFile()));
    expect((await sent).status).toBe(201);
    expect(got).toEqual([500_000]);
  });

  test("with a file that has been partly sent isn't repeated, and the file is closed", async () => {
    const { addresses, seen } = await pair(reset, receipt);
    const body = someFile();
    const sent = sender(addresses, true).sendUpload(head, sourceOf(body));
    await expect(sent).rejects.toMatchObject({ kind: "refused" });
    expect(seen).toEqual({ first: 1, second: 0 });
    expect(body.destroyed).toBe(true);
  });

  test("with a file never marks an address as down, however often it breaks off", async () => {
    const { addresses, seen } = await pair(reset, receipt);
    const client = sender(addresses, true);
    for (let sent = 0; sent < 12; sent += 1) {
      await Promise.allSettled([client.sendUpload(head, sourceOf(someFile()))]);
    }
    expect(seen.first).toBeGreaterThan(3);
    expect(addresses.states().every(({ isUp }) => isUp)).toBe(true);
  });

  test("with a file that reaches no address has its file closed", async () => {
    const addresses = addressesAt([await nowhere(), await nowhere()], { probe });
    const body = someFile();
    const sent = sender(addresses, true).sendUpload(head, sourceOf(body));
    await expect(sent).rejects.toMatchObject({ kind: "refused" });
    expect(body.destroyed).toBe(true);
  });
});

describe("a member's call", () => {
  test.each([...failures.slice(0, 3), ["is silent", silence] as const])(
    "that reads goes to the other address if one %s",
    async (_name, bad) => {
      const { addresses } = await pair(bad, status(200));
      expect((await memberClientOf(addresses).ask({ ...member, method: "GET" })).status).toBe(200);
    },
  );

  test.each(failures.slice(1, 3))("that writes is made once if one %s", async (_name, bad) => {
    const { addresses, seen } = await pair(bad, status(200));
    await Promise.allSettled([
      memberClientOf(addresses).ask({ ...member, method: "POST", body: {} }),
    ]);
    expect(seen).toEqual({ first: 1, second: 0 });
  });

  test("that writes goes to the other address if one can't be reached", async () => {
    const { addresses } = await pair(null, status(200));
    const answer = await memberClientOf(addresses).ask({ ...member, method: "POST", body: {} });
    expect(answer.status).toBe(200);
  });
});
