import { afterAll, describe } from "vitest";
import { describeScorecards } from "../testing/describe-scorecards.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeScorecards(() => startPayloadOn(cluster!));
});
