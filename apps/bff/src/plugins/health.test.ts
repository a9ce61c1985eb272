import request from "supertest";
import { afterEach, expect, test, vi } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const ready = async () => {
  const reply = await request(gateway.app.server).get("/readyz");
  return { code: reply.status, ...(reply.body as object) };
};

test("is ready once the upstream has been reached, and stays so when it is lost", async () => {
  gateway = await startTestGateway({ env: { CONTENT_TTL_S: "0" } });
  gateway.upstream.outage(true);
  await gateway.app.inject("/services");
  expect(await ready()).toMatchObject({
    code: 503,
    status: "not ready",
    problems: ["The upstream can't be reached."],
  });
  await request(gateway.app.server).get("/healthz").expect(200);

  gateway.upstream.outage(false);
  await vi.waitFor(
    async () => expect(await ready()).toMatchObject({ code: 200, status: "ready" }),
    {
      timeout: 8_000,
    },
  );

  gateway.upstream.outage(true);
  await gateway.app.inject("/services");
  await vi.waitFor(
    async () => expect(await ready()).toMatchObject({ code: 200, status: "degraded" }),
    {
      timeout: 8_000,
    },
  );
}, 20_000);
