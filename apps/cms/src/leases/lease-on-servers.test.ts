import { afterAll, describe } from "vitest";
import { describeLeases } from "../testing/describe-leases.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeLeases(() => startPayloadOn(cluster!));
});
