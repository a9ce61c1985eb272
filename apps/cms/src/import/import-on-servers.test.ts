import { afterAll, describe } from "vitest";
import { describeImports } from "../testing/describe-imports.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeImports(() => startPayloadOn(cluster!));
});
