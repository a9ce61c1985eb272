import { afterAll, describe } from "vitest";
import { describeDecisions } from "../testing/describe-decisions.ts";
import { describeMessages } from "../testing/describe-messages.ts";
import { describeStages } from "../testing/describe-stages.ts";
import { startCluster } from "../testing/postgres-cluster.ts";
import { startPayloadOn } from "../testing/start-payload-on.ts";

const cluster = await startCluster();
afterAll(() => cluster?.stop());

describe.skipIf(!cluster)("on PostgreSQL", () => {
  describeStages(() => startPayloadOn(cluster!));
  describeDecisions(() => startPayloadOn(cluster!));
  describeMessages(() => startPayloadOn(cluster!));
});
