import { afterAll, describe } from "vitest";
import { describeKilledRunners } from "../testing/describe-killed-runners.ts";
import { startCluster } from "../testing/postgres-cluster.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeKilledRunners(2, () => ({ DATABASE_URL: cluster!.url }));
});
