import { createPreviewToken, PREVIEW_HEADER } from "@kdl/schemas/contract/signing";
import { afterAll, afterEach, expect, test } from "vitest";
import { DRAFT_MARKER } from "./fixtures/drafts.ts";
import { type FailureMode, startMockUpstream } from "./mock-upstream.ts";

const gatewaySecret = "a-secret-of-this-test";
const upstream = await startMockUpstream({ gatewaySecret });
afterEach(() => upstream.reset());
afterAll(() => upstream.close());

const get = (path = "/api/services", init?: RequestInit) => fetch(upstream.url + path, init);

test("a failure happens as often as requested, and only for its resource", async () => {
  upstream.fail({ resource: "services", mode: "status", status: 503, times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1) statuses.push((await get()).status);
  expect(statuses).toEqual([503, 503, 200]);
  expect((await get("/api/clubs")).status).toBe(200);
});

test.each<[FailureMode, RegExp]>([
  ["reset", /fetch failed/],
  ["truncated", /terminated/],
])("%s cuts the connection", async (mode, message) => {
  upstream.fail({ mode });
  await expect(get().then((response) => response.text())).rejects.toThrow(message);
});

test.each<FailureMode>(["malformed", "not-json", "huge"])("%s isn't JSON", async (mode) => {
  upstream.fail({ mode });
  const response = await get();
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test.each<FailureMode>(["hang", "drip", "slow"])("%s does not end in time", async (mode) => {
  upstream.fail({ mode });
  const signal = AbortSignal.timeout(200);
  const reading = get("/api/cms", { signal }).then((response) => response.text());
  await expect(reading).rejects.toThrow("timeout");
});

test("wrong-shape is JSON, but not a list", async () => {
  upstream.fail({ mode: "wrong-shape" });
  expect(await (await get()).json()).toBe(42);
});

test("gzip-bomb unpacks a small reply to 64 MiB", async () => {
  upstream.fail({ mode: "gzip-bomb" });
  const body = await (await get()).arrayBuffer();
  expect(body.byteLength).toBe(64 * 1024 * 1024);
});

test("redirect points to another host", async () => {
  upstream.fail({ mode: "redirect" });
  const response = await get("/api/events", { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).not.toContain(upstream.url);
});

test("an outage resets every connection but the test's own", async () => {
  const switchOutage = (on: boolean) =>
    get("/__mock/outage", { method: "POST", body: JSON.stringify({ on }) });
  await switchOutage(true);
  await expect(get("/healthz")).rejects.toThrow("fetch failed");
  await switchOutage(false);
  expect((await get("/healthz")).status).toBe(200);
});

test("counts calls, and forgets them on reset", async () => {
  await get();
  await get();
  expect(await (await get("/__mock/calls")).json()).toEqual({ "/api/services": 2 });
  await get("/__mock/reset", { method: "POST" });
  expect(upstream.calls("/api/services")).toBe(0);
});

test("a body can be replaced over HTTP and comes back on reset", async () => {
  const dark = { templatesetting: [{ slug: "dark-theme", value: "1" }] };
  const path = "/__mock/resources/templatesettings";
  await get(path, { method: "PUT", body: JSON.stringify(dark) });
  expect(await (await get("/api/templatesettings")).json()).toEqual(dark);
  upstream.reset();
  expect(await (await get("/api/templatesettings")).json()).not.toEqual(dark);
});

test("an unknown failure mode is refused", async () => {
  const body = JSON.stringify({ mode: "explode" });
  expect((await get("/__mock/fail", { method: "POST", body })).status).toBe(400);
});

const withToken = (token: string) => get("/api/services", { headers: { [PREVIEW_HEADER]: token } });

test("drafts need a valid token", async () => {
  const genuine = createPreviewToken(gatewaySecret, Date.now());
  expect(await (await withToken(genuine)).text()).toContain(DRAFT_MARKER);
  expect(await (await withToken("1.forged")).text()).not.toContain(DRAFT_MARKER);
});
