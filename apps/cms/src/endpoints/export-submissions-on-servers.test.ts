import { afterAll, describe } from "vitest";
import { describeExports } from "../testing/describe-exports.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeExports(() => startPayloadOn(cluster!));
});
