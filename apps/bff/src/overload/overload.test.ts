import { requestFailure } from "@kdl/schemas/messages";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contact, filledContact, KEY, postForm, token } from "../testing/filled-forms.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";
import type { AppRouter } from "../features/router.ts";
import { applicant, cv, formBody, postUpload } from "../submissions/uploads/testing/send-form.ts";
import { createOverload } from "./overload.ts";

let gateway: TestGateway;
let address: string;
let lateMs = 0;
beforeEach(async () => {
  lateMs = 0;
  const lateness = { ms: () => lateMs, stop() {} };
  gateway = await startTestGateway({ lateness, env: { CONTENT_TTL_S: "0" } });
  address = gateway.address;
});
afterEach(() => gateway.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  gateway.client.get(path).set(headers);
const refusal = { code: "SERVICE_UNAVAILABLE", message: requestFailure.busy, fields: {} };
const headers = { "retry-after": "5", "cache-control": "no-store" };

test("cached replies are served, however old, and so are health checks and webhooks", async () => {
  const { text } = await ask("/services");
  lateMs = 1_000;
  const reply = await ask("/services");
  expect([reply.status, reply.text]).toEqual([200, text]);
  expect(gateway.web.renders("/services")).toBe(1);
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).not.toBe(404);
  // It is unsigned: the 401 shows that it got as far as its own check.
  expect((await gateway.client.post(WEBHOOK_PATH)).status).toBe(401);
});

describe("a request that needs work is refused", () => {
  test("with a page for visitors", async () => {
    lateMs = 1_000;
    const reply = await ask("/services", { accept: "text/html" });
    expect(reply).toMatchObject({ status: 503, headers });
    expect(reply.text).toContain(`<h1>${requestFailure.busy}</h1>`);
    expect(reply.text).not.toContain(requestFailure.formNotSent);
    expect(gateway.web.renders("/services")).toBe(0);
    const text = await metricsText(gateway.metrics.meter);
    expect(text).toContain("\noverload_refused_requests_total 1\n");
    expect(text).toContain('http_route="/services",http_request_method="GET"');
  });

  test.each(["/images/services/a.png?w=640", "/og/index.png", "/sitemap.xml"])(
    "with JSON for other clients: %s",
    async (path) => {
      lateMs = 1_000;
      const reply = await ask(path);
      expect(reply).toMatchObject({ status: 503, headers });
      const id = reply.headers["x-request-id"];
      expect(reply.body).toEqual({ ...refusal, requestId: id });
    },
  );

  test("until the overload ends", async () => {
    lateMs = 1_000;
    expect((await ask("/services")).status).toBe(503);
    lateMs = 0;
    expect((await ask("/services")).status).toBe(200);
  });
});

describe("a form is not lost", () => {
  test("without JavaScript, the page says how to send it again", async () => {
    lateMs = 1_000;
    const reply = await postForm(gateway.client, "/contact", filledContact);
    expect(reply.status).toBe(503);
    expect(reply.text).toContain(requestFailure.formNotSent);
    expect(gateway.upstream.submissions("contact")).toEqual([]);
  });

  test("the gateway's own client gets the message, and the same key is accepted later", async () => {
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${address}/trpc` })] });
    const input = { answers: contact, idempotencyKey: KEY, token, website: "" };
    lateMs = 1_000;
    const error = await client.contact.send.mutate(input).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(error).toMatchObject({
      message: requestFailure.busy,
      data: { ...refusal, httpStatus: 503 },
    });
    lateMs = 0;
    await client.contact.send.mutate(input);
    expect(gateway.upstream.submissions("contact")).toHaveLength(1);
  });

  test("each call of a batch gets the message", async () => {
    const link = httpBatchLink({ url: `${address}/trpc` });
    const client = createTRPCClient<AppRouter>({ links: [link] });
    lateMs = 1_000;
    const calls = await Promise.allSettled([client.services.list.query(), client.home.get.query()]);
    const reason = { message: requestFailure.busy, data: { httpStatus: 503 } };
    expect(calls).toMatchObject([{ reason }, { reason }]);
  });

  test("an upload is read to its end, so that its sender sees the answer", async () => {
    lateMs = 1_000;
    const body = formBody(applicant(), { ...cv(), bytes: Buffer.alloc(3_000_000) });
    const reply = await postUpload(gateway.client, "/internship-registration", body);
    expect(reply).toMatchObject({ status: 503, body: refusal });
  });
});

const figures = (late: number, active: number, waiting = 0) => ({
  http: { active },
  lateness: { ms: () => late, stop() {} },
  queue: { run: vi.fn(), waitingMs: () => waiting },
  log: { warn: vi.fn() },
});

describe("overload is", () => {
  test.each([
    [0, 0, 0, false],
    [200, 100, 500, false],
    [400, 1, 0, true],
    [0, 5_000, 0, true],
    [0, 100, 1_500, true],
  ])(
    "recognised by lateness %i ms, %i active requests, %i ms in the queue: %s",
    (late, active, waiting, expected) => {
      expect(createOverload(figures(late, active, waiting)).isOverloaded()).toBe(expected);
    },
  );

  test("logged once a minute, with how many requests were refused", () => {
    const options = figures(400, 1);
    let at = 0;
    const overload = createOverload({ ...options, now: () => at });
    for (let count = 0; count < 50; count += 1) overload.refused();
    at = 60_000;
    overload.refused();
    expect(options.log.warn.mock.calls.map(([entry]) => entry.refused)).toEqual([1, 50]);
  });
});
