import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

test("one client can't have pages drawn without end, others and cached pages aren't touched", async () => {
  gateway = await startTestGateway();
  const ask = (url: string, remoteAddress: string) => gateway.app.inject({ url, remoteAddress });
  await ask("/clubs", "10.0.0.1");
  const statuses = new Set<number>();
  for (let index = 0; index < 3_050; index += 1) {
    statuses.add((await ask(`/missing/${index}`, "10.0.0.1")).statusCode);
  }
  expect(statuses).toEqual(new Set([404, 429]));
  const refused = await ask("/missing/again", "10.0.0.1");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("/clubs", "10.0.0.1")).statusCode).toBe(200);
  expect((await ask("/missing/again", "10.0.0.2")).statusCode).toBe(404);
}, 30_000);
