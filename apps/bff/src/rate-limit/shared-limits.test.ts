import { afterEach, describe, expect, test, vi } from "vitest";
import { logLines } from "../testing/log-lines.ts";
import { hasRedis, type TestRedis, testRedis } from "../testing/redis-server.ts";
import { BEHIND_PROXY, from } from "../testing/test-client.ts";
import {
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

const LIMIT = 4;
const gateways: TestGateway[] = [];
let redis: TestRedis;

afterEach(async () => {
  await redis?.stop();
  await Promise.all(gateways.splice(0).map((gateway) => gateway.close()));
});

async function gatewayWith(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const env = { ...BEHIND_PROXY, RATE_LIMIT_SUBMISSIONS: String(LIMIT), REDIS_URL: redis.url };
  const gateway = await startTestGateway({ ...options, env });
  gateways.push(gateway);
  return gateway;
}

const POLL = { timeout: 25_000, interval: 100 };

/** Sends an invalid form, which is counted but not sent on. */
const send = async (gateway: TestGateway, address = "10.0.0.1") => {
  const headers = { accept: "application/json", ...from(address) };
  return (await gateway.client.post("/contact").set(headers).send({})).status;
};

/** Waits until Redis counts, which shows in the other gateway's counts. */
async function untilShared(one: TestGateway, other: TestGateway): Promise<void> {
  let attempt = 0;
  await vi.waitFor(async () => {
    attempt += 1;
    const client = `10.1.${attempt}.1`;
    for (let call = 0; call < LIMIT; call += 1) await send(one, client);
    expect(await send(other, client)).toBe(429);
  }, POLL);
}

describe.skipIf(!hasRedis)("with Redis (skipped if redis-server isn't installed)", () => {
  test("gateways share their counts", async () => {
    redis = await testRedis();
    await redis.start();
    const [one, other] = [await gatewayWith(), await gatewayWith()];
    await untilShared(one, other);
    let attempt = 0;
    // Retried, since on a busy machine a count may arrive too late.
    await vi.waitFor(async () => {
      attempt += 1;
      const client = `10.2.${attempt}.1`;
      const statuses = [];
      for (const gateway of [one, other, one, other, one, other]) {
        statuses.push(await send(gateway, client));
      }
      expect(statuses).toEqual([422, 422, 422, 422, 429, 429]);
    }, POLL);
    expect(await send(other, "10.0.0.2")).toBe(422);
  });

  test("gateways count separately while Redis is gone, and together when it is back", async () => {
    redis = await testRedis();
    await redis.start();
    const { log, lines } = logLines();
    const [one, other] = [await gatewayWith({ log }), await gatewayWith()];
    await untilShared(one, other);
    for (let call = 0; call < LIMIT; call += 1) expect(await send(one)).toBe(422);

    await redis.stop();
    // Earlier counts still apply, and other clients still get through.
    expect(await send(one)).toBe(429);
    expect(await send(one, "10.0.0.3")).toBe(422);
    await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toContain(GONE), POLL);

    await redis.start();
    await untilShared(one, other);
    expect(await send(one)).toBe(429);
    expect(lines().filter(({ msg }) => msg === GONE || msg === BACK)).toHaveLength(2);
  });

  test("a Redis that hangs blocks nobody", async () => {
    redis = await testRedis();
    await redis.start();
    const [one, other] = [await gatewayWith(), await gatewayWith()];
    await untilShared(one, other);
    redis.hang();
    const statuses = [];
    for (let call = 0; call <= LIMIT; call += 1) statuses.push(await send(one));
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    redis.resume();
    await untilShared(one, other);
  });

  test("a gateway starts without Redis, and connects to it later", async () => {
    redis = await testRedis();
    const [one, other] = [await gatewayWith(), await gatewayWith()];
    const statuses = [];
    for (let call = 0; call <= LIMIT; call += 1) statuses.push(await send(one));
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
    await redis.start();
    await untilShared(one, other);
  });
});

const GONE = "Redis doesn't answer; this gateway counts by itself";
const BACK = "Redis answers again; gateways count together";
