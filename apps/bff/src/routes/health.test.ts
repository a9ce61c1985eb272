import { metricsText } from "@kdl/runtime/metrics/metrics-registry";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const ready = async () => {
  const reply = await gateway.client.get("/readyz");
  return { code: reply.status, ...(reply.body as object) };
};

test("is ready once the upstream has been reached, and stays so when it is lost", async () => {
  gateway = await startTestGateway({ env: { CONTENT_TTL_S: "0" } });
  gateway.upstream.outage(true);
  await gateway.client.get("/services");
  expect(await ready()).toMatchObject({
    code: 503,
    status: "not ready",
    problems: ["The upstream can't be reached.", expect.stringMatching(/^Never loaded: .+\.$/)],
    parts: { upstream: { state: "failing", reachable: false, lastSuccess: null } },
  });
  await gateway.client.get("/healthz").expect(200);

  gateway.upstream.outage(false);
  await gateway.warm();
  await vi.waitFor(
    async () =>
      expect(await ready()).toMatchObject({
        code: 200,
        status: "ready",
        problems: [],
        parts: {
          process: { state: "ok" },
          upstream: { state: "ok", lastSuccess: expect.any(String) },
          content: { state: "ok", missing: [] },
          sharedCounts: { state: "unused" },
          load: { state: "ok" },
          imageCache: { state: "ok" },
        },
      }),
    { timeout: 8_000 },
  );

  gateway.upstream.outage(true);
  await gateway.client.get("/services");
  await vi.waitFor(
    async () =>
      expect(await ready()).toMatchObject({
        code: 200,
        status: "degraded",
        problems: ["The upstream can't be reached."],
      }),
    { timeout: 8_000 },
  );
}, 20_000);

describe("what a load balancer must not act on", () => {
  test.each([
    ["overload", { lateness: { ms: () => 1_000, stop() {} } }, "The gateway is overloaded"],
    ["no Redis", { env: { REDIS_URL: "redis://127.0.0.1:1" } }, "Redis is unreachable"],
    ["no disk", { env: { DATA_DIR: "/dev/null/data" } }, "The image cache can't be written"],
  ])(
    "%s is reported, and is no reason to send visitors elsewhere",
    async (_case, options, problem) => {
      gateway = await startTestGateway(options);
      await gateway.warm();
      expect(await ready()).toMatchObject({
        code: 200,
        status: "degraded",
        problems: [expect.stringContaining(problem)],
      });
    },
  );
});

test("each address of the upstream is told, and one that is down is no reason either", async () => {
  gateway = await startTestGateway({ otherAddresses: ["http://127.0.0.1:1"] });
  await gateway.warm();
  const fake = new URL(gateway.upstream.url).host;
  expect(await ready()).toMatchObject({
    code: 200,
    status: "degraded",
    problems: ["Addresses of the upstream that don't answer: 127.0.0.1:1."],
    parts: {
      upstream: { state: "ok" },
      addresses: {
        state: "failing",
        addresses: [
          { address: fake, isUp: true },
          { address: "127.0.0.1:1", isUp: false },
        ],
      },
    },
  });
  const lines = await metricsText(gateway.metrics.meter);
  expect(lines).toContain(`upstream_address_up{address="${fake}"} 1`);
  expect(lines).toContain('upstream_address_up{address="127.0.0.1:1"} 0');
  expect(lines).toMatch(
    /upstream_address_requests_total\{address="127\.0\.0\.1:1",outcome="unreachable"\} [1-9]/,
  );
});
