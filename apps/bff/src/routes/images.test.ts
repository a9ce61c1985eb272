import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

type Answer = { body: Buffer; status?: number; headers?: Record<string, string> };

let gateway: TestGateway;
let server: Server;
let files: Record<string, Answer>;
let asked: string[];
let png: Buffer;
let photo: Buffer;

beforeAll(async () => {
  const blank = { width: 1000, height: 500, channels: 4 as const, background: "#2c52a380" };
  png = await sharp({ create: blank }).png().toBuffer();
  photo = await sharp({ create: { ...blank, channels: 3, background: "#2c52a3" } })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  asked = [];
  files = { "/team/a.png": { body: png }, "/team/a.jpg": { body: photo } };
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = files[request.url ?? ""] ?? { body: Buffer.from("no"), status: 404 };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await gateway.close();
  server.closeAllConnections();
  server.close();
});

async function start(options: TestGatewayOptions = {}) {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/team`;
  gateway = await startTestGateway({
    ...options,
    env: { IMAGE_BASES: `team=${base}`, ...options.env },
  });
}
const get = (url: string, accept = "*/*", headers: Record<string, string> = {}) =>
  gateway.client.get(url).set({ accept, ...headers });

describe("an image", () => {
  test("comes from memory the second time, with the same headers", async () => {
    await start();
    const ask = (headers = {}) =>
      gateway.client.get("/images/team/a.png?w=320").set({ accept: "image/webp", ...headers });
    const { "x-request-id": id, date: _date, ...first } = (await ask()).headers;
    expect(id).toBeDefined();
    const second = await ask();
    const { date: _later, ...headers } = second.headers;
    // The bytes in memory are shared: they carry no request's id.
    expect(headers).toEqual(first);
    expect((await sharp(second.body).metadata()).format).toBe("webp");
    const again = await ask({ "if-none-match": String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, {}]);
    const text = await metricsText(gateway.metrics.meter);
    expect(text).toContain('reply_cache_requests_total{cache="images",result="hit"} 2\n');
    expect(text).toContain(
      'http_route="/images/:location/:file",http_request_method="GET",http_response_status_code="304"',
    );
  });

  test.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/png", "png"],
  ])("for Accept %s is %s", async (accept, type, format) => {
    await start();
    const reply = await get("/images/team/a.png?w=320", accept);
    expect(reply.headers).toMatchObject({
      "content-type": type,
      vary: "Accept",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    });
    expect(await sharp(reply.body).metadata()).toMatchObject({
      format,
      width: 320,
      height: 160,
    });
  });

  test("is never enlarged, and loses its metadata", async () => {
    await start();
    const reply = await get("/images/team/a.jpg");
    const { width, exif } = await sharp(reply.body).metadata();
    expect(reply.headers["content-type"]).toBe("image/jpeg");
    expect(width).toBe(1000);
    expect(exif).toBeUndefined();
  });

  test("has an entity tag", async () => {
    await start();
    const first = await get("/images/team/a.png?w=320");
    const again = await get("/images/team/a.png?w=320", "*/*", {
      "if-none-match": String(first.headers["etag"]),
    });
    expect(again.status).toBe(304);
  });

  test("is fetched and resized once for concurrent requests of every width", async () => {
    await start();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        gateway.client.get(`/images/team/a.png?w=${[160, 320, 300][index % 3]}`),
      ),
    );
    expect(asked).toEqual(["/team/a.png"]);
  });

  test("is fetched only when it is about to be resized: waiting requests take no memory", async () => {
    const held: (() => void)[] = [];
    server.removeAllListeners("request").on("request", (request, response) => {
      asked.push(request.url ?? "");
      held.push(() => response.end(photo));
    });
    await start();
    const replies = Promise.all(
      Array.from({ length: 30 }, (_, index) => get(`/images/team/${index}.jpg?w=320`)),
    );
    await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(6));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(held).toHaveLength(6);
    const release = setInterval(() => held.shift()?.());
    const statuses = (await replies).map(({ headers }) => headers["x-placeholder"]);
    clearInterval(release);
    expect(statuses).toEqual(statuses.map(() => undefined));
  });

  test("gets a width from the list, whatever the address says", async () => {
    await start();
    expect((await sharp((await get("/images/team/a.png?w=161")).body).metadata()).width).toBe(320);
    expect((await get("/images/team/a.png?w=many")).status).toBe(400);
  });

  test("that is an SVG stays one, and can't run scripts when it is opened on its own", async () => {
    files["/team/logo.png"] = {
      body: Buffer.from(
        `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`,
      ),
      headers: { "content-type": "text/html" },
    };
    await start();
    const reply = await get("/images/team/logo.png?w=320", "image/avif");
    expect(reply.headers["content-type"]).toBe("image/svg+xml");
    expect(reply.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  });
});

describe("what isn't an image", () => {
  const huge = Buffer.concat([Buffer.from("GIF89a"), Buffer.alloc(16 * 1024 * 1024)]);
  test.each<[string, Answer]>([
    ["missing", { body: Buffer.from("no"), status: 404 }],
    ["a page", { body: Buffer.from("<!doctype html><h1>Not found</h1>") }],
    ["broken", { body: Buffer.from("\x89PNG\r\n\x1a\n nonsense") }],
    ["too large", { body: huge }],
    [
      "elsewhere",
      { body: Buffer.alloc(0), status: 302, headers: { location: "http://localhost:1/x" } },
    ],
  ])("(%s) becomes the placeholder, with a header that says so", async (_name, answer) => {
    files["/team/x.png"] = answer;
    await start();
    const reply = await get("/images/team/x.png?w=320", "image/avif");
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "x-placeholder": "missing",
      "cache-control": "public, max-age=10",
    });
  });

  test("because it has too many pixels is replaced by the placeholder", async () => {
    const wide = { width: 10_000, height: 6_000, channels: 3 as const, background: "#fff" };
    files["/team/x.png"] = { body: await sharp({ create: wide }).png().toBuffer() };
    await start();
    expect((await get("/images/team/x.png")).headers["x-placeholder"]).toBe("missing");
  });

  test.each([
    "/images/team/..%2f..%2fsecret",
    "/images/team/%2e%2e",
    "/images/team/a%5c..%5cb",
    "/images/team/a%00.png",
    "/images/team/%252e%252e%252fsecret",
    "/images/team/..%252fsecret",
    "/images/%2e%2e/a.png",
    "/images/secrets/a.png",
    "/images/team/../../secret",
    "/images/team/",
  ])("%s never reaches the upstream", async (path) => {
    await start();
    const reply = await rawRequest(gateway.address, path);
    expect(reply.headers["content-type"] ?? "").not.toMatch(/^image\/(?!svg)/);
    expect(reply.status).toBeGreaterThanOrEqual(300);
    expect(asked).toEqual([]);
  });
});

test("a still of a video goes through the same pipeline, or is replaced by the placeholder", async () => {
  const videoClient = {
    read: async (address: string) => {
      if (!address.includes("abc-_DEF123")) throw new Error("offline");
      return { headers: {}, body: photo };
    },
  };
  await start({ videoClient });
  const reply = await get("/images/video/abc-_DEF123?w=320", "image/webp");
  expect(await sharp(reply.body).metadata()).toMatchObject({ format: "webp", width: 320 });
  expect((await get("/images/video/abcdefghijk")).headers["x-placeholder"]).toBe("missing");
  expect((await get("/images/video/..%2f..%2fx")).status).toBe(404);
});
