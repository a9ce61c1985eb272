import { webhookHeaders } from "@kdl/schemas/contract/signing";
import { WEBHOOK_PATH } from "@kdl/schemas/contract/webhook";
import { afterEach, expect, test } from "vitest";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (redirects: unknown, options?: TestGatewayOptions) => {
  gateway = await startTestGateway(options);
  gateway.upstream.replace("redirects", redirects);
};
afterEach(() => gateway.close());

const get = (path: string) => gateway.client.get(path);
const announce = async () => {
  const body = JSON.stringify({ resources: ["redirects"] });
  const answer = await gateway.client
    .post(WEBHOOK_PATH)
    .set(webhookHeaders(SECRET, body))
    .send(body);
  expect(answer.status).toBe(204);
};
const find = async (path: string) =>
  (await get(`/trpc/redirects.find?input=${encodeURIComponent(JSON.stringify({ path }))}`)).body
    .result.data;

test("an old address leads to the new one, with its query, fresh and from the cache", async () => {
  await start([{ from: "/missing-page", to: "/services/new" }]);
  for (const query of ["", "?utm_source=a&b=%2F", "?//evil.example"]) {
    const { status, headers } = await get(`/missing-page${query}`);
    expect([status, headers["location"]]).toEqual([308, `/services/new${query}`]);
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=30");
  }
  expect(gateway.web.renders("/missing-page")).toBe(1);
  const head = await gateway.client.head("/missing-page?a=1");
  expect([head.status, head.headers["location"]]).toEqual([308, "/services/new?a=1"]);
  expect((await get("/missing-other")).status).toBe(404);
});

test("with a preview and for other spellings too", async () => {
  await start([{ from: "/missing-page/", to: "/Services/new" }]);
  const { headers } = await get("/missing%2Dpage?a=1");
  expect(headers["location"]).toBe("/services/new?a=1");
  const personal = await get("/missing-page?a=1").set("cookie", "preview=x");
  expect(personal.headers["location"]).toBe("/services/new?a=1");
});

test("a change of redirects shows at once", async () => {
  await start([]);
  expect((await get("/missing-page")).status).toBe(404);
  gateway.upstream.replace("redirects", [{ from: "/missing-page", to: "/clubs" }]);
  await announce();
  expect((await get("/missing-page")).headers["location"]).toBe("/clubs");
  gateway.upstream.replace("redirects", []);
  await announce();
  expect((await get("/missing-page")).status).toBe(404);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\u0000/evil.example",
  "/%2F%2Fevil.example",
  "/%5Cevil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
  "/a\r\nSet-Cookie: a=b",
  "",
  null,
  { toString: "/x" },
])("a hostile upstream can't send visitors to %j", async (to) => {
  await start([{ from: "/missing-page", to }]);
  const { status, headers } = await get("/missing-page");
  expect([status, headers["location"]]).toEqual([404, undefined]);
});

test("a hostile upstream can't send visitors round in circles", async () => {
  await start([
    { from: "/missing-a", to: "/missing-b/" },
    { from: "/missing-b", to: "/missing%2Da" },
    { from: "/missing-c", to: "/missing-a" },
    { from: "/missing-d", to: "/missing-d" },
    // The site leads from there to /services/missing and /event-registration/missing.
    { from: "/services/missing", to: "/pages/missing" },
    { from: "/event-registration/missing", to: "/register/missing" },
    { from: "/missing-e", to: "/clubs" },
  ]);
  for (const path of ["/missing-a", "/missing-b", "/missing-c", "/missing-d"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  expect(await find("/services/missing")).toBeNull();
  expect(await find("/event-registration/missing")).toBeNull();
  expect(await find("/missing-e")).toBe("/clubs");
});

test("a redirect can't replace an address that the site answers", async () => {
  const from = ["/", "/services", "/contact", "/api/x", "/account", "/application/token"];
  await start(from.map((path) => ({ from: path, to: "/clubs" })));
  for (const path of [
    ...from,
    "__proto__",
    "/__proto__",
    "/constructor",
    "//",
    "x".repeat(3_000),
  ]) {
    expect([path, await find(path)]).toEqual([path, null]);
  }
});

test("without the extension, and while redirects can't be loaded, there are none", async () => {
  await start([{ from: "/missing-page", to: "/clubs" }], { upstream: { extensions: false } });
  expect((await get("/missing-page")).status).toBe(404);
  await gateway.close();
  await start([{ from: "/missing-page", to: "/clubs" }]);
  gateway.upstream.fail({ mode: "status", status: 500, resource: "redirects" });
  const failing = await get("/missing-page");
  expect([failing.status, failing.headers["cache-control"]]).toEqual([404, "no-store"]);
});
