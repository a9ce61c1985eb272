import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { rememberExtensions } from "./extensions.ts";
import { createSubmissionClient, type SubmissionClient } from "./submission-client.ts";
import { oneAddress } from "./one-address.ts";
import { afterwards, cleanUp, serve } from "./testing/servers.ts";
import { testSigner } from "./testing/test-signer.ts";

afterEach(cleanUp);

const head = {
  path: "/send-email",
  key: "key-of-this-fill-1",
  flag: null,
  requestId: "request-1",
} as const;

/** Knows already that the upstream keeps keys. */
function clientOf(url: string, uploadTimeoutMs = 60_000): SubmissionClient {
  const extensions = rememberExtensions();
  extensions.note({ "x-contract-extensions": "idempotency-key" });
  const client = createSubmissionClient({
    addresses: oneAddress(url),
    extensions,
    signer: testSigner(),
    attemptMs: 300,
    uploadTimeoutMs,
  });
  afterwards(() => client.close());
  return client;
}

const source = (body: Readable, signal = new AbortController().signal) => ({
  contentType: "multipart/form-data; boundary=x",
  body,
  signal,
});

describe("an upload", () => {
  test("is sent as it comes, once", async () => {
    let got = "";
    const url = await serve(async (request, response) => {
      got = `${request.headers["content-type"]} ${await text(request)}`;
      response.writeHead(503).end("{}");
    });
    const body = Readable.from(["one ", "two"]);
    const answer = await clientOf(url).sendUpload(head, source(body));
    expect(answer.status).toBe(503);
    expect(got).toBe("multipart/form-data; boundary=x one two");
  });

  test("is cut off when its source fails or gives up", async () => {
    let begun = 0;
    let aborted = 0;
    const url = await serve((request) => {
      request.once("data", () => (begun += 1)).on("error", () => (aborted += 1));
    });
    const failing = new Readable({ read() {} });
    const failed = clientOf(url).sendUpload(head, source(failing));
    failing.push("start");
    await expect.poll(() => begun).toBe(1);
    failing.destroy(new Error("gone"));
    await expect(failed).rejects.toMatchObject({ name: "UpstreamError" });

    const endless = new Readable({ read() {} });
    const controller = new AbortController();
    const sent = clientOf(url).sendUpload(head, source(endless, controller.signal));
    endless.push("start");
    await expect.poll(() => begun).toBe(2);
    controller.abort();
    await expect(sent).rejects.toMatchObject({ name: "UpstreamError" });
    await expect.poll(() => aborted).toBe(2);
  });

  test("has a time limit of its own", async () => {
    const url = await serve((request) => void request.resume());
    const client = clientOf(url, 100);
    const sent = client.sendUpload(head, source(Readable.from(["x"])));
    await expect(sent).rejects.toMatchObject({ kind: "timeout" });
  });
});
