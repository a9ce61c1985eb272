import { afterAll, describe } from "vitest";
import { describeCrops } from "../testing/describe-crops.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeCrops(() => startPayloadOn(cluster!));
});
