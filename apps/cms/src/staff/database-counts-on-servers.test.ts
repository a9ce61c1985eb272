import { createTries } from "@kdl/runtime/limits/tries";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Cluster, startCluster } from "../testing/postgres-cluster.ts";

const cluster: Cluster | null = await startCluster();
let payload: Payload;
const limit = { max: 10, windowMs: 60_000 };

beforeAll(async () => {
  if (!cluster) return;
  vi.stubEnv("DATABASE_URL", cluster.url);
  const { startPayload } = await import("../testing/start-payload.ts");
  payload = await startPayload();
});
afterAll(async () => {
  const { closeDatabase } = await import("../database/close.ts");
  if (payload) await closeDatabase(payload);
  cluster?.stop();
});

test.skipIf(!cluster)("processes that share PostgreSQL count together, also at once", async () => {
  const { databaseCounts, sweepTries } = await import("./database-counts.ts");
  const processes = [1, 2, 3].map(() => createTries(databaseCounts(payload)));
  const takeAll = () =>
    Promise.all(
      Array.from({ length: 30 }, (_, index) => processes[index % 3]!.take(["account:a"], limit)),
    );
  const taken = (await takeAll()).filter(({ ok }) => ok);
  expect(taken.length).toBeLessThanOrEqual(limit.max);
  for (const one of taken) if (one.ok) await one.giveBack();
  expect(await processes[0]!.take(["account:a"], limit)).toMatchObject({ ok: true });

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + limit.windowMs + 1 });
  await sweepTries(payload);
  expect((await payload.find({ collection: "staff-tries" })).totalDocs).toBe(0);
  vi.useRealTimers();
});
