import { afterEach, describe, expect, test } from "vitest";
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
  gateway.client.get(url).set(headers);

describe("a page", () => {
  test("comes in the requested encoding, each with its own strong tag", async () => {
    await start();
    const plain = await get("/services", { "accept-encoding": "identity" });
    const br = await get("/services", { "accept-encoding": "gzip, br" });
    const gzip = await get("/services", { "accept-encoding": "gzip" });
    expect(br.text).toBe(plain.text);
    expect(gzip.text).toBe(plain.text);
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(new Set([plain, br, gzip].map(({ headers }) => headers["etag"])).size).toBe(3);
    expect(plain.headers["etag"]).toMatch(/^"[\w-]+"$/);
    expect(gateway.web.renders("/services")).toBe(1);
  });

  test("is answered with 304 for browsers that have it", async () => {
    await start();
    const first = await get("/services", { "accept-encoding": "br" });
    const again = await get("/services", {
      "accept-encoding": "br",
      "if-none-match": `"other", W/${first.headers["etag"]}`,
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe("");
    expect(again.headers).toMatchObject({
      etag: first.headers["etag"],
      "cache-control": first.headers["cache-control"],
      vary: "Accept-Encoding",
    });
    expect(
      (await get("/services", { "if-none-match": String(first.headers["etag"]) })).status,
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
      // Browsers would obey these directives as well, but CDNs don't pass this header on.
      "cdn-cache-control": "max-age=30, stale-while-revalidate=30, stale-if-error=86400",
    });
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  });

  test("of an https site asks browsers to stay on https", async () => {
    await start({ env: { SITE_ORIGIN: "https://site.example" } });
    const { headers, text } = await get("/");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    expect(text).toContain("<title>https://site.example/</title>");
  });

  test("is the same with any unknown parameters", async () => {
    await start();
    await get("/clubs?utm_source=a");
    await get("/clubs?utm_source=b");
    await get("/clubs");
    expect(gateway.web.renders("/clubs")).toBe(1);
    expect((await get("/events?tab=past&x=1")).text).toContain("/events?tab=past<");
  });

  test("answers HEAD without a body", async () => {
    await start();
    const reply = await gateway.client.head("/clubs");
    expect(reply.status).toBe(200);
    expect(reply.text).toBeUndefined();
    expect(Number(reply.headers["content-length"])).toBeGreaterThan(1_000);
  });
});

describe("redirects", () => {
  test("of a page stay on the site", async () => {
    await start();
    const moved = await get("/moved");
    expect(moved.status).toBe(301);
    expect(moved.headers["location"]).toBe("/services?from=moved");
    const away = await get("/away");
    expect(away.status).toBe(500);
    expect(away.headers["location"]).toBeUndefined();
  });

  test.each([
    ["/services/", "/services"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["/\\elsewhere.example/", "/%5Celsewhere.example"],
  ])("%s leads to %s", async (path, location) => {
    await start();
    const reply = await rawRequest(gateway.address, path);
    expect(reply.status).toBe(308);
    expect(reply.headers.location).toBe(location);
  });
});

describe("faults", () => {
  test("masks errors of the pages' code", async () => {
    await start();
    const reply = await get("/broken", { accept: "text/html" });
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain("secret detail");
    expect(reply.headers["content-type"]).toContain("text/html");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect((await get("/broken")).body).toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
  });

  test.each(["/%zz", "/a/..%2f../%2e%2e"])("%s is a bad request", async (path) => {
    await start();
    const reply = await rawRequest(gateway.address, path);
    expect(reply.status).toBe(400);
    expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("answers 404 for a page that doesn't exist", async () => {
    await start();
    expect((await get("/missing")).status).toBe(404);
    expect((await get("/services/none")).status).toBe(404);
  });

  test.each(["post", "put", "delete", "options"] as const)("%s is not allowed", async (method) => {
    await start();
    const reply = await gateway.client[method]("/services");
    expect(reply.status).toBe(405);
    expect(reply.headers["allow"]).toBe("GET, HEAD");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  });
});
