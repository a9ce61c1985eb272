import { afterAll, describe } from "vitest";
import { describeCoordinatorsAtOnce } from "../testing/describe-coordinators-at-once.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeCoordinatorsAtOnce(() => startPayloadOn(cluster!));
});
