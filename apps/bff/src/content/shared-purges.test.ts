import { resourceNames } from "@kdl/schemas/content/resources";
import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { logLines } from "../testing/log-lines.ts";
import { hasRedis, type TestRedis, testRedis } from "../testing/redis-server.ts";
import { connectSharedPurges, type SharedPurges } from "./shared-purges.ts";

const started: SharedPurges[] = [];
let redis: TestRedis;
beforeEach(async () => {
  redis = await testRedis();
});
afterEach(async () => {
  for (const gateway of started.splice(0)) gateway.close();
  await redis.stop();
});

/** A gateway, and the purges that it received. */
function join() {
  const heard: string[][] = [];
  const { log, lines } = logLines();
  const onPurge = (resources: readonly string[]) => void heard.push([...resources]);
  const purges = connectSharedPurges(redis.url, { log, onPurge, checkEveryMs: 50 });
  started.push(purges);
  return { ...purges, heard, lines };
}

const everything = [...resourceNames];
const within = { timeout: 15_000, interval: 20 };

/** Two that listen, each having been told to drop everything because of what it may have missed. */
async function joinTwo() {
  await redis.start();
  const [one, other] = [join(), join()];
  await vi.waitFor(
    () => expect([one.heard, other.heard]).toEqual([[everything], [everything]]),
    within,
  );
  return { one, other };
}

describe.skipIf(!hasRedis)("with Redis (skipped where redis-server isn't installed)", () => {
  test("one tells the others, and doesn't listen to itself", async () => {
    const { one, other } = await joinTwo();
    one.tell(["events", "clubs"]);
    other.tell(["services"]);
    await vi.waitFor(() => {
      expect(other.heard.slice(1)).toEqual([["events", "clubs"]]);
      expect(one.heard.slice(1)).toEqual([["services"]]);
    }, within);
  });

  test("purges from before Redis was reachable are sent once it is", async () => {
    await redis.start();
    const listener = join();
    await vi.waitFor(() => expect(listener.heard).toHaveLength(1), within);
    join().tell(["events"]);
    await vi.waitFor(() => expect(listener.heard.slice(1)).toEqual([["events"]]), within);
  });

  test.each([
    ["ends", () => redis.stop(), () => redis.start()],
    ["hangs", async () => redis.hang(), async () => redis.resume()],
  ])("after a Redis that %s, all drop everything and hear again", async (_, away, back) => {
    const gateways = Object.values(await joinTwo());
    const said = () => gateways.map(({ lines }) => lines().map(({ msg }) => msg));
    await away();
    await vi.waitFor(() => expect(said()).toEqual([[LOST], [LOST]]), within);
    await back();
    await vi.waitFor(() => {
      for (const { heard } of gateways) expect(heard).toEqual([everything, everything]);
    }, within);
    gateways[0]?.tell(["events"]);
    await vi.waitFor(() => expect(gateways[1]?.heard.at(-1)).toEqual(["events"]), within);
  });

  test("anything that isn't a purge is ignored", async () => {
    const { one } = await joinTwo();
    const stranger = new Redis(redis.url);
    await stranger.publish("gateway:content", "purge!");
    await stranger.publish("gateway:content", '{"from":"x","resources":["secrets"]}');
    await stranger.publish("gateway:content", '{"from":"x","resources":["events"]}');
    stranger.disconnect();
    await vi.waitFor(() => expect(one.heard.slice(1)).toEqual([["events"]]), within);
    expect(one.lines().map(({ msg }) => msg)).toEqual(Array(2).fill("not a message of a gateway"));
  });
});

const LOST = "This gateway no longer hears of edits through Redis";
