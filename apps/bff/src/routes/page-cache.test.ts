import { loadFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test, vi } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const get = (url: string) => gateway.client.get(url);
/** The address that a page was rendered for, or the status of the refusal. */
async function titleFor(host: string, more: Record<string, string> = {}) {
  const { status, text } = await gateway.client.get("/clubs").set({ host, ...more });
  return status === 200 ? /<title>(.*)<\/title>/.exec(text)?.[1] : status;
}
const POLL = { timeout: 20_000, interval: 100 };

/** Visits until the gateway asks the upstream for services again; each visit has to succeed. */
async function untilAskedAgain(visit: () => Promise<void>) {
  const calls = gateway.upstream.calls("/api/services");
  while (gateway.upstream.calls("/api/services") === calls) await visit();
}

describe("the cache of pages", () => {
  test("500 visitors to an uncached page cause one render and one call for each resource", async () => {
    await start();
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => gateway.client.get("/services")),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(gateway.web.renders("/services")).toBe(1);
    expect(gateway.upstream.calls("/api/services")).toBe(1);
  });

  test("sends the same bytes, cold and warm", async () => {
    await start();
    const options = { headers: { "accept-encoding": "br" } };
    const cold = await rawRequest(gateway.address, "/services", options);
    const warm = await rawRequest(gateway.address, "/services", options);
    // The bytes in memory are shared: they carry no request's id.
    const { date: _cold, "x-request-id": _id, ...coldHeaders } = cold.headers;
    const { date: _warm, ...warmHeaders } = warm.headers;
    expect(warmHeaders).toEqual(coldHeaders);
    expect(warm.body.equals(cold.body)).toBe(true);
  });

  test("never mixes hosts", async () => {
    await start();
    for (const _round of [1, 2]) {
      expect(await titleFor("one.example")).toBe("http://one.example/clubs");
      expect(await titleFor("two.example:8080")).toBe("http://two.example:8080/clubs");
      expect(await titleFor("ONE.example")).toBe("http://one.example/clubs");
      expect(await titleFor("one.example", { "x-forwarded-host": "evil.example" })).toBe(
        "http://one.example/clubs",
      );
      expect(await titleFor('one.example/"><script>')).toBe(400);
      expect(await titleFor("one.example/clubs#")).toBe(400);
      expect(await titleFor("user@one.example")).toBe(400);
    }
  });

  test("takes the host only from a trusted proxy", async () => {
    await start({ env: { TRUST_PROXY: "127.0.0.1/32" } });
    const headers = {
      host: "inner",
      "x-forwarded-host": "site.example",
      "x-forwarded-proto": "https",
    };
    for (const _round of [1, 2]) {
      const { text } = await gateway.client.get("/clubs").set(headers);
      expect(text).toContain("<title>https://site.example/clubs</title>");
    }
  });

  test.each(["preview=abc", "a=b; preview=abc"])(
    "is bypassed by a request with the cookie %s",
    async (cookie) => {
      await start();
      await gateway.client.get("/clubs");
      const reply = await gateway.client.get("/clubs").set({ cookie });
      expect(reply.headers["cache-control"]).toBe("private, no-store");
      expect(gateway.web.renders("/clubs")).toBe(2);
      await gateway.client.get("/clubs").set({ cookie: "theme=session" });
      expect(gateway.web.renders("/clubs")).toBe(2);
    },
  );

  test("serves a stale page at once and the new one after it", async () => {
    await start({ env: { CONTENT_TTL_S: "0.2" } });
    expect((await get("/services")).text).toContain('"Mentoring"');
    const services = gateway.upstream.body("services") as { title: string }[];
    gateway.upstream.replace(
      "services",
      services.map((service) => ({ ...service, title: `New ${service.title}` })),
    );
    // Slow enough for visits during the reload.
    gateway.upstream.fail({ resource: "services", mode: "slow", delayMs: 1_500, times: 1 });
    await untilAskedAgain(async () =>
      expect((await get("/services")).text).toContain('"Mentoring"'),
    );
    await vi.waitFor(
      async () => expect((await get("/services")).text).toContain('"New Mentoring"'),
      POLL,
    );
  });
});

describe("with the upstream down", () => {
  test("from the start: 503 with the specified text, not cached, and it recovers by itself", async () => {
    await start();
    gateway.upstream.outage(true);
    const down = await get("/services");
    expect(down.status).toBe(503);
    expect(down.text).toContain(loadFailure.services);
    expect(down.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
    const home = await get("/");
    expect(home.status).toBe(200);
    expect(home.headers["cache-control"]).toBe("no-store");
    expect(home.text).toContain(loadFailure.slider);

    gateway.upstream.outage(false);
    const expectRecovered = async (path: string, failure: string) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(failure);
    };
    await vi.waitFor(() => expectRecovered("/services", loadFailure.services), POLL);
    await vi.waitFor(() => expectRecovered("/", loadFailure.slider), POLL);
  }, 60_000);

  test("later: the last good page", async () => {
    await start({ env: { CONTENT_TTL_S: "0.1" } });
    const good = await get("/services");
    gateway.upstream.outage(true);
    const expectGood = async () => {
      const reply = await get("/services");
      expect(reply.status).toBe(200);
      expect(reply.text).toBe(good.text);
    };
    await untilAskedAgain(expectGood);
    await expectGood();
  });
});
