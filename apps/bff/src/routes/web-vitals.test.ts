import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const view = { route: "/services/:slug", LCP: 1_250, INP: 40, FCP: 800, TTFB: 90, CLS: 0.02 };
const send = (payload: string, headers: Record<string, string> = {}) =>
  gateway.client
    .post("/web-vitals")
    .set({ "content-type": "text/plain;charset=UTF-8", ...headers })
    .send(payload);
const vitalLines = async () =>
  (await metricsText(gateway.metrics.meter))
    .split("\n")
    .filter((line) => /^web_vital\w+_sum/.test(line));

test("a page view is counted by the pattern of its page, in seconds", async () => {
  gateway = await startTestGateway();
  expect((await send(JSON.stringify(view))).status).toBe(204);
  expect(await vitalLines()).toEqual([
    'web_vital_seconds_sum{name="LCP",http_route="/services/:slug"} 1.25',
    'web_vital_seconds_sum{name="INP",http_route="/services/:slug"} 0.04',
    'web_vital_seconds_sum{name="FCP",http_route="/services/:slug"} 0.8',
    'web_vital_seconds_sum{name="TTFB",http_route="/services/:slug"} 0.09',
    'web_vital_layout_shift_sum{http_route="/services/:slug"} 0.02',
  ]);
});

test.each([
  ["no JSON", "nonsense", 400],
  ["a path", JSON.stringify({ ...view, route: "/services/mentoring" }), 400],
  ["more than figures", JSON.stringify({ ...view, referrer: "https://x.example" }), 400],
  ["a figure below nothing", JSON.stringify({ ...view, LCP: -1 }), 400],
  ["a figure beyond all bounds", JSON.stringify({ ...view, CLS: 1e9 }), 400],
  ["a figure that is a word", JSON.stringify({ ...view, INP: "fast" }), 400],
  ["too much", JSON.stringify({ ...view, padding: "x".repeat(600) }), 413],
])("%s is refused and leaves no trace", async (_case, payload, status) => {
  gateway = await startTestGateway();
  expect((await send(payload)).status).toBe(status);
  expect(await vitalLines()).toEqual([]);
});

test("pages of other sites are refused", async () => {
  gateway = await startTestGateway();
  const reply = await send(JSON.stringify(view), { "sec-fetch-site": "cross-site" });
  expect(reply.status).toBe(403);
  expect(await vitalLines()).toEqual([]);
});
