import { loadFailure, notFound } from "@kdl/schemas/messages";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { afterEach, describe, expect, test } from "vitest";
import type { AppRouter } from "../features/router.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.client.get(url).set(headers);
const bySlug = (slug: string) =>
  `/trpc/services.bySlug?input=${encodeURIComponent(JSON.stringify({ slug }))}`;

const post = (headers: Record<string, string>, payload = "{}") =>
  gateway.client.post("/trpc/services.list").set(headers).send(payload);

describe("queries over HTTP", () => {
  test("answer tRPC's own client, in a batch", async () => {
    await start();
    const client = createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${gateway.address}/trpc` })],
    });
    const [shell, services, service] = await Promise.all([
      client.site.shell.query(),
      client.services.list.query(),
      client.services.bySlug.query({ slug: "mentoring" }),
    ]);
    expect(shell.services.ok).toBe(true);
    expect(services.map(({ slug }) => slug)).toContain("mentoring");
    expect(service.title).toBe("Mentoring");
  });

  test("are cached as bytes, with an ETag", async () => {
    await start();
    const first = await gateway.client.get("/trpc/services.list");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=30");
    expect(first.headers["cdn-cache-control"]).toContain("stale-while-revalidate");
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await gateway.client.get("/trpc/services.list").set(headers)).status).toBe(304);
    expect((await get("/trpc/services.list?x=1&y=2")).text).toBe(first.text);
  });

  test("cause one upstream call when 500 arrive at once", async () => {
    await start();
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => gateway.client.get("/trpc/services.list")),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(gateway.upstream.calls("/api/services")).toBe(1);
  });

  test("say what doesn't exist", async () => {
    await start();
    const reply = await get(bySlug("none"));
    expect(reply.status).toBe(404);
    expect(reply.body.error.message).toBe(notFound.service);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
  });

  test("say what can't be loaded, and that reply isn't cached", async () => {
    await start();
    gateway.upstream.outage(true);
    const reply = await get("/trpc/services.list");
    expect(reply.status).toBe(503);
    expect(reply.body.error.message).toBe(loadFailure.services);
    expect(reply.headers["retry-after"]).toBe("10");
    expect((await get("/trpc/site.shell")).headers["cache-control"]).toBe("private, no-store");
  });

  test.each([
    ["an unknown procedure", "/trpc/services.remove", 404],
    ["input that isn't JSON", "/trpc/services.bySlug?input=nonsense", 400],
    [
      "a batch that is too large",
      `/trpc/${"site.shell,".repeat(30)}site.shell?batch=1&input={}`,
      400,
    ],
    ["an address that is too long", `/trpc/services.list?input=${"x".repeat(5_000)}`, 413],
  ])("refuse %s", async (_name, url, status) => {
    await start();
    const reply = await get(url);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toMatch(/stack|ZodError|No procedure/);
  });
});

describe("posts", () => {
  const json = { "content-type": "application/json" };

  test("of a query are refused by tRPC", async () => {
    await start();
    expect((await post(json)).status).toBe(405);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
    [{ origin: "https://elsewhere.example" }],
    [{ origin: "null" }],
  ])("from elsewhere are refused: %j", async (headers: Record<string, string>) => {
    await start();
    expect((await post({ ...json, ...headers })).status).toBe(403);
  });

  test.each([
    [{ "sec-fetch-site": "same-origin" }],
    [{ origin: "http://site.example", host: "site.example" }],
    [{}],
  ])("from the site itself are accepted: %j", async (headers: Record<string, string>) => {
    await start();
    expect((await post({ ...json, ...headers })).status).toBe(405);
  });

  test("accept only JSON, up to a size limit", async () => {
    await start();
    expect((await post({ "content-type": "text/plain" })).status).toBe(415);
    expect((await post({ "content-type": "multipart/form-data; boundary=x" })).status).toBe(415);
    expect((await post(json, `"${"x".repeat(300_000)}"`)).status).toBe(413);
  });
});
