import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { loadFailure } from "@kdl/schemas/messages";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";
import { rawRequest } from "../testing/raw-request.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers });

describe("a page", () => {
  test("comes in the encoding that was asked for, each with its own strong tag", async () => {
    await start();
    const plain = await get("/services");
    const br = await get("/services", { "accept-encoding": "gzip, br" });
    const gzip = await get("/services", { "accept-encoding": "gzip" });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(new Set([plain, br, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
    expect(plain.headers["etag"]).toMatch(/^"[\w-]+"$/);
    expect(gateway.web.renders("/services")).toBe(1);
  });

  test("is answered with 304 to who has it", async () => {
    await start();
    const first = await get("/services", { "accept-encoding": "br" });
    const again = await get("/services", {
      "accept-encoding": "br",
      "if-none-match": `"other", W/${first.headers["etag"]}`,
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
    expect(again.headers).toMatchObject({
      etag: first.headers["etag"],
      "cache-control": first.headers["cache-control"],
      vary: "Accept-Encoding",
    });
    expect(
      (await get("/services", { "if-none-match": String(first.headers["etag"]) })).statusCode,
    ).toBe(200);
  });

  test("carries a policy without inline scripts, and the usual headers", async () => {
    await start({ env: { FRAME_HOSTS: "frames.example", IMAGE_HOSTS: "*.images.example" } });
    const { headers } = await get("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-abc';");
    expect(policy).toContain("img-src 'self' data: https://*.images.example;");
    expect(policy).toMatch(/frame-src [^;]*www\.youtube-nocookie\.com[^;]* frames\.example;/);
    expect(policy).toContain("report-uri /csp-report");
    expect(policy).not.toMatch(/unsafe|nonce|upgrade-insecure/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "public, max-age=0, s-maxage=30",
    });
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  test("of an https site asks browsers to stay on https", async () => {
    await start({ env: { SITE_ORIGIN: "https://site.example" } });
    const { headers, body } = await get("/");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    expect(body).toContain("<title>https://site.example/</title>");
  });

  test("is the same whatever unknown parameters come with it", async () => {
    await start();
    await get("/clubs?utm_source=a");
    await get("/clubs?utm_source=b");
    await get("/clubs");
    expect(gateway.web.renders("/clubs")).toBe(1);
    expect((await get("/events?tab=past&x=1")).body).toContain("/events?tab=past<");
  });

  test("answers HEAD without a body", async () => {
    await start();
    const reply = await gateway.app.inject({ method: "HEAD", url: "/clubs" });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe("");
    expect(Number(reply.headers["content-length"])).toBeGreaterThan(1_000);
  });
});

describe("redirects", () => {
  test("of a page keep to the site", async () => {
    await start();
    const moved = await get("/moved");
    expect(moved.statusCode).toBe(301);
    expect(moved.headers["location"]).toBe("/services?from=moved");
    const away = await get("/away");
    expect(away.statusCode).toBe(500);
    expect(away.headers["location"]).toBeUndefined();
  });

  test.each([
    ["/services/", "/services"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["/\\elsewhere.example/", "/%5Celsewhere.example"],
  ])("%s leads to %s", async (path, location) => {
    await start();
    const reply = await rawRequest(await gateway.address(), path);
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe(location);
  });
});

describe("the cache of pages", () => {
  test("500 visitors of a cold page cause one render and one call of each resource", async () => {
    await start();
    const address = await gateway.address();
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => rawRequest(address, "/services")),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(gateway.web.renders("/services")).toBe(1);
    expect(gateway.upstream.calls("/api/services")).toBe(1);
  });

  test("gives the same over a socket, cold and warm", async () => {
    await start();
    const address = await gateway.address();
    const headers = { "accept-encoding": "br" };
    const cold = await rawRequest(address, "/services", { headers });
    const warm = await rawRequest(address, "/services", { headers });
    const { date: _cold, ...coldHeaders } = cold.headers;
    const { date: _warm, ...warmHeaders } = warm.headers;
    expect(warmHeaders).toEqual(coldHeaders);
    expect(warm.body.equals(cold.body)).toBe(true);
  });

  test("never mixes hosts", async () => {
    await start();
    const address = await gateway.address();
    const titleFor = async (host: string, more: Record<string, string> = {}) => {
      const { status, body } = await rawRequest(address, "/clubs", { headers: { host, ...more } });
      return status === 200 ? /<title>(.*)<\/title>/.exec(body.toString())?.[1] : status;
    };
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

  test("takes the host from a trusted proxy alone", async () => {
    await start({ env: { TRUST_PROXY: "127.0.0.1/32" } });
    const headers = {
      host: "inner",
      "x-forwarded-host": "site.example",
      "x-forwarded-proto": "https",
    };
    const address = await gateway.address();
    for (const _round of [1, 2]) {
      const { body } = await rawRequest(address, "/clubs", { headers });
      expect(body.toString()).toContain("<title>https://site.example/clubs</title>");
    }
  });

  test.each(["session=abc", "a=b; session=abc", "__Host-session=abc", "preview=abc"])(
    "has no part in a request with the cookie %s",
    async (cookie) => {
      await start();
      const address = await gateway.address();
      await rawRequest(address, "/clubs");
      const reply = await rawRequest(address, "/clubs", { headers: { cookie } });
      expect(reply.headers["cache-control"]).toBe("private, no-store");
      expect(gateway.web.renders("/clubs")).toBe(2);
      await rawRequest(address, "/clubs", { headers: { cookie: "theme=session" } });
      expect(gateway.web.renders("/clubs")).toBe(2);
    },
  );

  test("serves a stale page at once and the new one after it", async () => {
    await start({ env: { CONTENT_TTL_S: "0.2" } });
    expect((await get("/services")).body).toContain('"Mentoring"');
    const services = gateway.upstream.body("services") as { title: string }[];
    gateway.upstream.replace(
      "services",
      services.map((service) => ({ ...service, title: `New ${service.title}` })),
    );
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await get("/services")).body).toContain('"Mentoring"');
    await vi.waitFor(async () =>
      expect((await get("/services")).body).toContain('"New Mentoring"'),
    );
  });
});

describe("with the upstream down", () => {
  test("from the start: the specified text with 503, not kept, and recovery by itself", async () => {
    await start();
    gateway.upstream.outage(true);
    const down = await get("/services");
    expect(down.statusCode).toBe(503);
    expect(down.body).toContain(loadFailure.services);
    expect(down.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
    const home = await get("/");
    expect(home.statusCode).toBe(200);
    expect(home.headers["cache-control"]).toBe("no-store");
    expect(home.body).toContain(loadFailure.slider);

    gateway.upstream.outage(false);
    const isWell = async (path: string, failure: string) => {
      const reply = await get(path);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toContain(failure);
    };
    await vi.waitFor(() => isWell("/services", loadFailure.services), {
      timeout: 10_000,
      interval: 200,
    });
    await vi.waitFor(() => isWell("/", loadFailure.slider), { timeout: 10_000, interval: 200 });
  }, 25_000);

  test("later: the last good page", async () => {
    await start({ env: { CONTENT_TTL_S: "0.1" } });
    const good = await get("/services");
    gateway.upstream.outage(true);
    for (const _round of [1, 2, 3]) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const reply = await get("/services");
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(good.body);
    }
  });
});

describe("faults", () => {
  test("of the pages' code are masked", async () => {
    await start();
    const reply = await get("/broken", { accept: "text/html" });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain("secret detail");
    expect(reply.headers["content-type"]).toContain("text/html");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await get("/broken")).json()).toMatchObject({ status: 500 });
  });

  test.each(["/%zz", "/a/..%2f../%2e%2e"])("%s is a bad request", async (path) => {
    await start();
    const reply = await rawRequest(await gateway.address(), path);
    expect(reply.status).toBe(400);
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("a page that isn't found is 404", async () => {
    await start();
    expect((await get("/missing")).statusCode).toBe(404);
    expect((await get("/services/none")).statusCode).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"] as const)("%s is not allowed", async (method) => {
    await start();
    const reply = await gateway.app.inject({ method, url: "/services" });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers["allow"]).toBe("GET, HEAD");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  });
});
