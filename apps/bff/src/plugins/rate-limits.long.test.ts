import { afterEach, expect, test } from "vitest";
import { BEHIND_PROXY, from } from "../testing/test-client.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

test("one client can't have pages rendered without end; others and cached pages aren't affected", async () => {
  gateway = await startTestGateway({ env: BEHIND_PROXY });
  const ask = (url: string, address: string) => gateway.client.get(url).set(from(address));
  await ask("/clubs", "10.0.0.1");
  const statuses = new Set<number>();
  for (let index = 0; index < 3_050; index += 1) {
    statuses.add((await ask(`/missing/${index}`, "10.0.0.1")).status);
  }
  expect(statuses).toEqual(new Set([404, 429]));
  const refused = await ask("/missing/again", "10.0.0.1");
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("/clubs", "10.0.0.1")).status).toBe(200);
  expect((await ask("/missing/again", "10.0.0.2")).status).toBe(404);
}, 30_000);
